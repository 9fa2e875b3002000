import { mix, ramp } from '../kit/color.ts';
import { INK } from '../kit/palette.ts';
import type { PixelGrid } from '../kit/pixel-grid.ts';

const PORCELAIN = '#fff6ea';

/** Old Scarlet, 46 wide and 41 high with the cups on its roof; (x, y) is the upper left of its steel lid. */
export function drawEspressoMachine(grid: PixelGrid, x: number, y: number): void {
  const enamel = ramp('#c9415a');
  const steel = ramp('#c3c7d6');
  grid
    .rect(x, y + 4, 46, 12, enamel[2])
    .rect(x, y + 4, 46, 2, enamel[3])
    .rect(x + 42, y + 4, 4, 12, enamel[1])
    .rect(x + 2, y, 42, 4, steel[2])
    .rect(x + 2, y, 42, 1, steel[4])
    .rect(x + 3, y + 16, 40, 14, steel[1])
    .rect(x + 3, y + 16, 40, 2, '#3a2b4a')
    .rect(x, y + 30, 46, 6, enamel[2])
    .rect(x, y + 35, 46, 1, enamel[0])
    .rect(x + 2, y + 30, 42, 1, steel[3]);
  for (const group of [x + 10, x + 28]) {
    grid
      .rect(group, y + 18, 8, 3, steel[0])
      .rect(group + 2, y + 21, 4, 2, INK)
      .rect(group + 1, y + 25, 6, 5, PORCELAIN)
      .rect(group + 6, y + 25, 1, 5, '#d9c4b8')
      .rect(group - 5, y + 18, 5, 2, INK);
  }
  grid
    .ellipse(x + 8, y + 10, 3, 3, PORCELAIN)
    .line(x + 8, y + 10, x + 10, y + 8, '#d8343f')
    .rect(x + 16, y + 8, 3, 3, '#74e0a8')
    .rect(x + 22, y + 8, 3, 3, '#ffd34a')
    .rect(x + 28, y + 8, 10, 4, INK)
    .rect(x + 29, y + 9, 6, 1, '#74e0a8');
  for (const cup of [6, 14, 22, 30]) grid.rect(x + cup, y - 5, 6, 5, PORCELAIN).rect(x + cup + 5, y - 5, 1, 5, '#cbb7b4');
}

/** The little television, showing the test card of a channel that has gone to bed. */
export function drawTelevision(grid: PixelGrid, x: number, y: number): void {
  const plastic = ramp('#d7cdb8');
  const bars = ['#f4ead8', '#ffd34a', '#59c2d9', '#74cfa6', '#d8546f', '#4a5fb8'];
  grid
    .rect(x, y, 42, 31, plastic[2])
    .rect(x, y, 42, 2, plastic[3])
    .rect(x + 39, y, 3, 31, plastic[1])
    .rect(x, y + 29, 42, 2, plastic[1])
    .rect(x + 3, y + 4, 28, 22, '#1a1026');
  bars.forEach((color, i) => grid.rect(x + 5 + i * 4, y + 6, 4, 14, color));
  grid.rect(x + 5, y + 20, 24, 4, INK).rect(x + 6, y + 20, 8, 4, '#a992dc');
  for (let row = y + 6; row < y + 24; row += 2) {
    for (let column = x + 5; column < x + 29; column++) grid.set(column, row, mix(grid.get(column, row)!, '#000000', 0.22));
  }
  grid
    .ellipse(x + 35, y + 9, 2, 2, '#7a6a58')
    .ellipse(x + 35, y + 16, 2, 2, '#7a6a58')
    .rect(x + 34, y + 22, 3, 1, '#74e0a8')
    .line(x + 14, y, x + 6, y - 12, '#8f8aa0')
    .line(x + 26, y, x + 34, y - 14, '#8f8aa0');
}
