import type { Color } from './color.ts';
import type { PixelGrid } from './pixel-grid.ts';

type Box = readonly [x: number, y: number, width: number, height: number];

/** Cuts the picture into one-colour rectangles: each run goes as far right as it can, then as far down. */
function boxesByColor(grid: PixelGrid): Map<Color, Box[]> {
  const boxes = new Map<Color, Box[]>();
  const isTaken = new Uint8Array(grid.width * grid.height);
  function isFree(x: number, y: number, color: Color) {
    return grid.get(x, y) === color && !isTaken[y * grid.width + x];
  }
  function isRowFree(x: number, y: number, width: number, color: Color) {
    return Array.from({ length: width }, (_, i) => isFree(x + i, y, color)).every(Boolean);
  }

  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) {
      const color = grid.get(x, y);
      if (!color || isTaken[y * grid.width + x]) continue;
      let width = 1;
      while (isFree(x + width, y, color)) width++;
      let height = 1;
      while (isRowFree(x, y + height, width, color)) height++;
      for (let j = 0; j < height; j++) isTaken.fill(1, (y + j) * grid.width + x, (y + j) * grid.width + x + width);
      boxes.set(color, [...(boxes.get(color) ?? []), [x, y, width, height]]);
    }
  }
  return boxes;
}

/**
 * A film of pictures that stand side by side in another file, each shown for half a second. It fills the page that opens it. The animation is
 * SMIL, as the shop's content security policy allows no style in it.
 */
export function toFilm(href: string, { width, height, frames }: { width: number; height: number; frames: number }): string {
  const places = Array.from({ length: frames }, (_, frame) => -frame * width).join(';');
  const size = `width="${width}" height="${height}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect x="-100%" y="-100%" width="300%" height="300%"/>` +
    `<svg ${size}><image href="${href}" width="${width * frames}" height="${height}" image-rendering="pixelated">` +
    `<animate attributeName="x" values="${places}" dur="${frames / 2}s" calcMode="discrete" repeatCount="indefinite"/></image></svg></svg>\n`
  );
}

/** A picture of one path per colour. For flat art only: dithered art is far smaller as PNG. */
export function toSvg(grid: PixelGrid, scale = 1): string {
  const paths = [...boxesByColor(grid)].map(([color, boxes]) => {
    const outline = boxes.map(([x, y, width, height]) => `M${x} ${y}h${width}v${height}h-${width}z`).join('');
    return `<path fill="${color}" d="${outline}"/>`;
  });
  const size = `viewBox="0 0 ${grid.width} ${grid.height}" width="${grid.width * scale}" height="${grid.height * scale}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} shape-rendering="crispEdges">${paths.join('')}</svg>\n`;
}
