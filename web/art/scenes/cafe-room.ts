import { type Color, mix, ramp } from '../kit/color.ts';
import { dither } from '../kit/dither.ts';
import type { PixelGrid } from '../kit/pixel-grid.ts';
import { below } from '../kit/random.ts';

type Random = () => number;

export interface Pane {
  x: number;
  y: number;
  width: number;
  height: number;
}

const WALL = ['#2a1a3d', '#241536', '#1d1030'];
export const DUSK = ['#140f33', '#1f1a52', '#3b2a78', '#6a3a8f', '#a84f8d', '#e0786f', '#f6b36a'];
const TIMBER = ramp('#7a4a32');
const JARS = ['#59c2d9', '#e9a23b', '#d8546f', '#74cfa6', '#a992dc', '#f4ead8'];

export function drawWall(grid: PixelGrid, random: Random, height: number): void {
  grid.rect(0, 0, grid.width, grid.height, (x, y) => dither(WALL, y / height, x, y));
  for (let course = 0; course * 8 + 3 < height; course++) {
    const y = course * 8 + 3;
    for (let x = course % 2 ? 0 : 10; x < grid.width; x += 20) {
      // Only every other brick shows; a complete wall would compete with what stands before it.
      if (random() > 0.45) grid.rect(x, y, 17, 1, '#38234f').rect(x, y + 1, 1, 5, '#33204a');
    }
  }
}

export function drawStars(grid: PixelGrid, random: Random, sky: Pane, count: number): void {
  for (let i = 0; i < count; i++) {
    const x = sky.x + 2 + below(random, sky.width - 4);
    const y = sky.y + 2 + Math.floor(random() ** 1.6 * sky.height);
    grid.set(x, y, random() > 0.6 ? '#fff6d8' : '#a79be0');
    if (random() > 0.9) grid.dots(`${x - 1},${y} ${x + 1},${y} ${x},${y - 1} ${x},${y + 1}`, '#7d74c4');
  }
}

export function drawMoon(grid: PixelGrid, x: number, y: number): void {
  const crater = '#f2d590';
  grid
    .ellipse(x, y, 15, 15, '#ffe9b0')
    .ellipse(x - 2, y - 2, 13, 13, '#fff6d8')
    .ellipse(x + 4, y - 5, 3, 2.4, crater)
    .ellipse(x - 5, y + 5, 4, 3, crater)
    .ellipse(x - 7, y - 6, 1.6, 1.6, crater);
}

export function drawCloud(grid: PixelGrid, x: number, y: number, width: number): void {
  grid
    .rect(x, y, width, 2, '#c97aa8')
    .rect(x + 4, y - 2, width - 10, 2, '#e59bb2')
    .rect(x + 3, y + 2, width - 4, 1, '#8f4f92');
}

/** Two rows of houses with lit windows, standing on the lower edge of `sky`. */
export function drawSkyline(grid: PixelGrid, random: Random, sky: Pane): void {
  const rows: [lowest: number, highest: number, wall: Color, lamp: Color][] = [
    [14, 34, '#4a2c72', '#ffcf7a'],
    [6, 22, '#22143f', '#ffb347'],
  ];
  const ground = sky.y + sky.height;
  for (const [lowest, highest, wall, lamp] of rows) {
    for (let x = sky.x; x < sky.x + sky.width;) {
      const plot = 9 + below(random, 15);
      const height = lowest + below(random, highest - lowest);
      const width = Math.min(plot, sky.x + sky.width - x);
      grid.rect(x, ground - height, width, height, wall);
      if (random() > 0.6) grid.rect(x + Math.floor(width / 2), ground - height - 5, 1, 5, wall);
      for (let y = ground - height + 3; y < ground - 2; y += 4) {
        for (let i = x + 2; i < x + width - 2; i += 3) if (random() > 0.62) grid.rect(i, y, 1, 2, lamp);
      }
      x += plot;
    }
  }
}

/** The timber frame around a pane, five pixels wide, with uprights at the given distances from its left edge. */
export function drawWindowFrame(grid: PixelGrid, pane: Pane, uprights: number[]): void {
  const { x, y, width, height } = pane;
  grid
    .rect(x - 5, y - 5, width + 10, 5, TIMBER[2])
    .rect(x - 5, y - 5, width + 10, 1, TIMBER[3])
    .rect(x - 5, y + height, width + 10, 5, TIMBER[2])
    .rect(x - 5, y + height, width + 10, 1, TIMBER[3])
    .rect(x - 5, y + height + 4, width + 10, 1, TIMBER[0])
    .rect(x - 5, y, 5, height, TIMBER[2])
    .rect(x - 5, y, 1, height, TIMBER[3])
    .rect(x + width, y, 5, height, TIMBER[1])
    .rect(x + width + 4, y, 1, height, TIMBER[0]);
  for (const upright of uprights) grid.rect(x + upright, y, 3, height, TIMBER[1]).rect(x + upright, y, 1, height, TIMBER[2]);
}

export function drawShelf(grid: PixelGrid, random: Random, x: number, y: number, width: number): void {
  grid
    .rect(x, y, width, 3, TIMBER[2])
    .rect(x, y, width, 1, TIMBER[3])
    .rect(x, y + 3, width, 1, '#160b24');
  for (let at = x + 3; at < x + width - 9;) {
    const glass = ramp(JARS[below(random, JARS.length)]!);
    const jarHeight = 9 + below(random, 8);
    const jarWidth = 7 + below(random, 3);
    grid
      .rect(at, y - jarHeight, jarWidth, jarHeight, glass[1])
      .rect(at + 1, y - jarHeight, 1, jarHeight, glass[3])
      .rect(at + 2, y - jarHeight + 3, jarWidth - 3, jarHeight - 4, random() > 0.5 ? '#4b2315' : glass[2])
      .rect(at, y - jarHeight - 2, jarWidth, 2, TIMBER[3]);
    at += jarWidth + 2 + below(random, 4);
  }
}

/** A red lamp hanging at column x, and its light: every fourth pixel of a cone, thinning out downwards. */
export function drawLamp(grid: PixelGrid, random: Random, x: number): void {
  for (let y = 16; y < 70; y++) {
    const half = 5 + (y - 16) * 0.42;
    for (let dx = -half; dx <= half; dx++) {
      const column = Math.trunc(x + dx);
      if (column % 2 !== 0 || y % 2 !== 0 || random() <= (y - 16) / 60) continue;
      const lit = grid.get(column, y);
      if (lit) grid.set(column, y, mix(lit, '#ffd98a', 0.4));
    }
  }
  grid
    .rect(x, 0, 1, 8, '#120a1c')
    .rect(x - 3, 8, 7, 2, '#c8452f')
    .rect(x - 6, 10, 13, 2, '#d8573a')
    .rect(x - 8, 12, 17, 3, '#e0683f')
    .rect(x - 8, 12, 5, 3, '#f08a5a')
    .rect(x - 8, 15, 17, 1, '#7a2418')
    .rect(x - 3, 16, 7, 2, '#fff1b8');
}

/** The counter from its edge at row `top` down to the bottom of the picture. */
export function drawCounter(grid: PixelGrid, random: Random, top: number): void {
  const grain = ['#b9703f', '#a5603a', '#8f4f33'];
  const front = top + 5;
  grid
    .rect(0, top, grid.width, 1, '#f0b878')
    .rect(0, top + 1, grid.width, 3, '#c98450')
    .rect(0, top + 4, grid.width, 1, '#6b3522')
    .rect(0, front, grid.width, grid.height - front, (x, y) => dither(['#7a3f2a', '#5e2e24', '#43201f'], (y - front) / 25, x, y));
  for (let x = 6; x < grid.width; x += 40) {
    grid
      .rect(x, front + 4, 34, 1, '#a05a38')
      .rect(x, front + 4, 1, 17, '#8a4a30')
      .rect(x, front + 21, 34, 1, '#2f1518')
      .rect(x + 33, front + 4, 1, 17, '#2f1518');
  }
  for (let i = 0; i < grid.width * 0.15; i++) {
    const x = below(random, grid.width);
    const y = top + 1 + below(random, 3);
    const length = 3 + below(random, 8);
    grid.rect(x, y, length, 1, grain[below(random, 3)]!);
  }
}
