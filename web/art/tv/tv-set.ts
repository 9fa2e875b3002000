import { ramp } from '../kit/color.ts';
import { dither } from '../kit/dither.ts';
import { GOLD, INK, SILVER, WHITE } from '../kit/palette.ts';
import { PixelGrid } from '../kit/pixel-grid.ts';
import { below, seededRandom } from '../kit/random.ts';

const WALNUT = ramp('#9a5a2c');
const SHELL = ramp('#3a3044');

/** Walnut veneer, 64 by 32, repeating on both axes: long grain in three tones, with a knot. */
function wood(): PixelGrid {
  const grid = new PixelGrid(64, 32).rect(0, 0, 64, 32, WALNUT[2]);
  const random = seededRandom(31);
  for (let y = 0; y < 32; y++) {
    if (y % 8 === 7) grid.rect(0, y, 64, 1, WALNUT[1]);
    for (let streak = 0; streak < 3; streak++) {
      const start = below(random, 64);
      const color = random() > 0.55 ? '#8b4f28' : '#a86634';
      for (let i = 0; i < 8 + below(random, 18); i++) grid.set((start + i) % 64, y, color);
    }
  }
  for (const [x, y] of [
    [14, 11],
    [46, 26],
  ] as const)
    grid
      .ellipse(x, y, 4, 2, '#8b4f28')
      .ellipse(x, y, 2.4, 1.2, WALNUT[1])
      .rect(x - 1, y, 2, 1, WALNUT[0]);
  return grid;
}

/**
 * The rim of the tube, 48 by 48, to be cut at 16 by border-image. The straight edges are ten pixels thick; the corners reach
 * further in, so that the picture behind ends in the rounded corners of a tube. The middle is empty.
 */
function rim(): PixelGrid {
  const [size, edge] = [48, 10];
  const grid = new PixelGrid(size).rect(0, 0, size, size, SHELL[1]);
  const inner = size - edge * 2;
  grid
    .rect(0, 0, size, 1, INK)
    .rect(0, size - 1, size, 1, INK)
    .rect(0, 0, 1, size, INK)
    .rect(size - 1, 0, 1, size, INK)
    .rect(1, 1, size - 2, 2, SHELL[3])
    .rect(1, 1, 2, size - 2, SHELL[3])
    .rect(2, size - 3, size - 3, 2, SHELL[0])
    .rect(size - 3, 2, 2, size - 3, SHELL[0])
    .rect(3, 3, size - 6, size - 6, SHELL[2])
    .rect(6, 6, size - 12, size - 12, SHELL[1])
    .rect(8, 8, size - 16, size - 16, '#150f20');
  for (let y = 0; y < inner; y++) {
    for (let x = 0; x < inner; x++) {
      // Distance into the corner square, from the side that is nearer.
      const dx = Math.max(0, 5.5 - Math.min(x, inner - 1 - x));
      const dy = Math.max(0, 5.5 - Math.min(y, inner - 1 - y));
      if (dx * dx + dy * dy <= 30) grid.set(edge + x, edge + y, null);
      else grid.set(edge + x, edge + y, '#150f20');
    }
  }
  return grid;
}

/** Rabbit ears in a brass foot, 96 by 36. */
function antenna(): PixelGrid {
  const rods = new PixelGrid(96, 36)
    .line(46, 30, 14, 4, SILVER[2])
    .line(47, 30, 15, 4, SILVER[3])
    .line(49, 30, 80, 1, SILVER[2])
    .line(50, 30, 81, 1, SILVER[1])
    .ellipse(14, 4, 1.4, 1.4, SILVER[3])
    .ellipse(81, 1, 1.4, 1.4, SILVER[3])
    .outline();
  const foot = new PixelGrid(96, 36)
    .ellipse(48, 34, 12, 6, (x) => (x < 42 ? GOLD[3] : x > 55 ? GOLD[1] : GOLD[2]))
    .ellipse(48, 28, 3.4, 2.6, (x) => (x < 47 ? GOLD[4] : GOLD[2]))
    .outline()
    .rect(40, 33, 12, 1, GOLD[4]);
  return rods.over(foot);
}

/** A dial, 32 by 32: twelve marks around a ribbed knob. */
function dial(): PixelGrid {
  const grid = new PixelGrid(32);
  for (let hour = 0; hour < 12; hour++) {
    const angle = (hour / 12) * Math.PI * 2;
    grid.rect(Math.round(15 + Math.sin(angle) * 14), Math.round(15 - Math.cos(angle) * 14), 2, 2, hour === 1 ? GOLD[3] : '#f1e1c0');
  }
  const knob = new PixelGrid(32)
    .ellipse(15.5, 15.5, 10, 10, (x, y) => (x + y < 24 ? SILVER[3] : x + y > 38 ? SILVER[0] : SILVER[1]))
    .ellipse(15.5, 15.5, 7, 7, (x, y) => (x + y < 26 ? SILVER[4] : x + y > 36 ? SILVER[1] : SILVER[2]))
    .outline()
    .line(16, 15, 20, 8, INK)
    .line(17, 15, 21, 8, INK)
    .dots('11,10 12,9', WHITE);
  return grid.over(knob);
}

/** One cell of the loudspeaker's cloth, 8 by 6. */
function grille(): PixelGrid {
  return new PixelGrid(8, 6)
    .rect(0, 0, 8, 6, '#2a2036')
    .rect(0, 0, 8, 1, '#4a3a52')
    .rect(0, 1, 8, 1, '#1a1226')
    .dots('2,3 6,3 0,4 4,4', '#3a2c48');
}

/** What the tube shows when nothing comes in: 64 by 64, repeating; its brightness is even, so that moving it never flashes. */
function snow(): PixelGrid {
  const random = seededRandom(1990);
  const tones = ['#1d1729', '#3a3350', '#5d5676', '#8f89a6'];
  return new PixelGrid(64).rect(0, 0, 64, 64, (_, y) => tones[Math.min(3, Math.floor(random() ** (y % 4 === 0 ? 1.8 : 1.3) * 4))]!);
}

/** Wallpaper of the viewing corner, 48 by 48, repeating: stripes of plum with beans between them. */
function wallpaper(): PixelGrid {
  const grid = new PixelGrid(48).rect(0, 0, 48, 48, '#3a2452');
  for (const x of [0, 24])
    grid
      .rect(x, 0, 12, 48, '#43295c')
      .rect(x, 0, 1, 48, '#4f3169')
      .rect(x + 11, 0, 1, 48, '#2f1c46');
  for (const [x, y] of [
    [18, 12],
    [42, 36],
  ] as const)
    grid
      .ellipse(x, y, 2.4, 3.2, '#5a3872')
      .line(x, y - 2, x, y + 2, '#3a2452')
      .set(x + 1, y, '#3a2452');
  return grid;
}

/** A bowl of popcorn, 48 by 32. */
function popcorn(): PixelGrid {
  const corn = new PixelGrid(48, 32);
  for (const [x, y] of [
    [10, 14],
    [16, 10],
    [22, 8],
    [28, 9],
    [34, 11],
    [39, 15],
    [19, 14],
    [26, 13],
    [32, 15],
    [14, 17],
  ] as const)
    corn
      .ellipse(x, y, 3.4, 3, (i, j) => (i + j < x + y - 1 ? '#fffaf0' : i + j > x + y + 3 ? '#e0b860' : '#fff0c0'))
      .set(x + 1, y + 1, '#d99a3a');
  corn.outline();
  const bowl = new PixelGrid(48, 32);
  for (let y = 16; y < 30; y++) {
    const half = Math.round(19 - ((y - 16) / 14) ** 2 * 7);
    for (let x = 24 - half; x <= 24 + half; x++)
      bowl.set(x, y, Math.floor((x - 24 + half) / 6) % 2 ? dither(['#ffffff', '#e9dcf2'], x / 48, x, y) : '#d8343f');
  }
  return corn.over(bowl.rect(5, 16, 39, 1, '#ff8f8f').outline());
}

export const tvSet: Record<string, () => PixelGrid> = {
  'tv-wood': wood,
  'tv-rim': rim,
  'tv-antenna': antenna,
  'tv-dial': dial,
  'tv-grille': grille,
  'tv-static': snow,
  'tv-wall': wallpaper,
  'tv-popcorn': popcorn,
};
