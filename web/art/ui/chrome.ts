import { dither } from '../kit/dither.ts';
import { BRASS, CREAM, DIALOG_BLUE, NIGHT, NIGHT_DEEP } from '../kit/palette.ts';
import { PixelGrid } from '../kit/pixel-grid.ts';
import { below, seededRandom } from '../kit/random.ts';

/** The dialog frame, 18 by 18, to be cut at 6 by border-image: ink, cream above left, brass below right, blue inside. */
export function frame(): PixelGrid {
  return new PixelGrid(18)
    .rect(2, 0, 14, 18, NIGHT_DEEP)
    .rect(0, 2, 18, 14, NIGHT_DEEP)
    .rect(1, 1, 16, 16, NIGHT_DEEP)
    .rect(2, 1, 14, 16, CREAM)
    .rect(1, 2, 16, 14, CREAM)
    .rect(2, 15, 14, 2, BRASS)
    .rect(15, 2, 2, 14, BRASS)
    .rect(2, 2, 14, 14, CREAM)
    .rect(15, 3, 1, 12, BRASS)
    .rect(3, 15, 12, 1, BRASS)
    .rect(3, 3, 12, 12, NIGHT_DEEP)
    .rect(4, 4, 10, 10, DIALOG_BLUE)
    .dots('3,3 14,3 3,14', CREAM)
    .set(14, 14, BRASS)
    .dots('4,4 13,4 4,13 13,13', NIGHT_DEEP);
}

/** The wallpaper of the page, 160 by 160: few stars and low contrast, since text stands near it. */
export function starWallpaper(): PixelGrid {
  const grid = new PixelGrid(160).rect(0, 0, 160, 160, NIGHT);
  const random = seededRandom(99);
  for (let i = 0; i < 46; i++) {
    const x = 4 + below(random, 152);
    const y = 4 + below(random, 152);
    const brightness = random();
    if (brightness > 0.86) {
      grid.set(x, y, '#8a78c4').dots(`${x - 1},${y} ${x + 1},${y} ${x},${y - 1} ${x},${y + 1}`, '#43336d');
    } else {
      grid.set(x, y, brightness > 0.5 ? '#4d3b7a' : '#382a5c');
    }
  }
  return grid;
}

/** The stage behind a portrait, 96 by 56 in greys, to be multiplied with the character's tint: a spotlight and a tiled floor. */
export function portraitBackdrop(): PixelGrid {
  const light = ['#a6a6a6', '#cacaca', '#e8e8e8', '#ffffff'];
  const floor = 44;
  const grid = new PixelGrid(96, 56);
  grid.rect(0, 0, 96, floor, (x, y) => dither(light, ((1 - Math.hypot(x - 47.5, (y - 24) * 1.05) / 36) * 3.2) / 3, x, y));
  grid.rect(0, floor, 96, 12, (x, y) => {
    const depth = y - floor + 1;
    const column = Math.floor((x - 47.5) / (0.5 + depth * 0.16) / 3);
    const isShiftedRow = depth > 2 && depth <= 6;
    return (column + Number(isShiftedRow)) & 1 ? '#b0b0b0' : '#d6d6d6';
  });
  return grid.rect(0, floor, 96, 1, '#7c7c7c');
}
