import { mix } from '../kit/color.ts';
import { dither, thresholdAt } from '../kit/dither.ts';
import { letter } from '../kit/lettering.ts';
import { PixelGrid } from '../kit/pixel-grid.ts';
import { below, seededRandom } from '../kit/random.ts';

const DUSK = ['#12082a', '#2a0f45', '#5c1a5a', '#a92c55', '#ea5a3c', '#ffb04f'];
const DARK = '#0d0616';
const CUP = '#170a22';
const GLOW = '#ffd98a';
const HORIZON = 74;
const MIDDLE = 36;

function skyAt(x: number, y: number) {
  return dither(DUSK, y / HORIZON, x, y);
}

function drawBeacon(grid: PixelGrid): void {
  for (let y = 18; y < 46; y++) {
    const half = 2 + (46 - y) * 0.32 + Math.sin(y / 3) * 2;
    for (let dx = -half; dx <= half; dx++) {
      const isCore = Math.abs(dx) < half * 0.45 && y > 26;
      if (thresholdAt(Math.round(dx), y) >= (y - 14) * 0.62 && !isCore) continue;
      const x = MIDDLE + Math.round(dx + Math.sin(y / 5) * 3);
      const behind = grid.get(x, y);
      if (behind) grid.set(x, y, mix(behind, '#ffe9b0', 0.55));
    }
  }
}

function drawGiantCup(grid: PixelGrid): void {
  grid.ellipse(MIDDLE, 47, 17, 3.4, GLOW).ellipse(MIDDLE, 47.4, 14, 2, '#7a2a2a');
  for (let y = 48; y < HORIZON; y++) {
    const half = Math.round(17 - ((y - 48) / 26) ** 2 * 7);
    grid
      .rect(MIDDLE - half, y, half * 2 + 1, 1, CUP)
      .set(MIDDLE - half, y, '#ea5a3c')
      .set(MIDDLE + 1 - half, y, '#7a1f44');
  }
  grid.ellipse(56, 57, 7, 8, CUP);
  for (let y = 52; y < 63; y++) {
    for (let x = 53; x < 60; x++) if (((x - 56) / 3.4) ** 2 + ((y - 57) / 4.6) ** 2 <= 1) grid.set(x, y, skyAt(x, y));
  }
  grid.rect(29, 55, 3, 4, GLOW).rect(40, 55, 3, 4, GLOW).dots('33,62 34,63 35,63 36,63 37,63 38,62', GLOW);
}

function drawForest(grid: PixelGrid, random: () => number): void {
  for (const [nearness, color] of ['#24102f', DARK].entries()) {
    for (let x = -2; x < grid.width + 3; x += 5 - nearness) {
      const height = 6 + below(random, 8) - nearness * 2;
      const ground = HORIZON - 1 + nearness * 3;
      for (let row = 0; row < height; row++) {
        const half = Math.floor(row / 3);
        grid.rect(x - half, ground - height + row, 1 + half * 2, 1, color);
      }
      grid.rect(x, ground, 1, 4, DARK);
    }
  }
}

/** The poster on sale, 72 by 96: a colossal cup behind a pine forest, its steam lit like a beacon. */
export function strangerBrewPoster(): PixelGrid {
  const grid = new PixelGrid(72, 96);
  const random = seededRandom(21);
  grid.rect(0, 0, grid.width, grid.height, skyAt);
  for (let i = 0; i < 40; i++) {
    const x = below(random, grid.width);
    const y = below(random, 46);
    grid.set(x, y, random() > 0.5 ? '#fff6d8' : '#c58fd0');
  }
  drawBeacon(grid);
  drawGiantCup(grid);
  drawForest(grid, random);
  grid.rect(0, 76, grid.width, 20, DARK);
  letter(grid, 'STRANGER', 4, 75, '#ffb04f', 2);
  letter(grid, 'BREW', 26, 88, '#ff6a4d', 1, 2);
  letter(grid, 'LATE NIGHT ROAST', 4, 4, GLOW);
  return grid
    .rect(5, 90, 18, 1, '#ff6a4d')
    .rect(49, 90, 18, 1, '#ff6a4d')
    .rect(0, 0, 1, grid.height, '#f4ead8')
    .rect(grid.width - 1, 0, 1, grid.height, '#d9c4a4')
    .rect(0, 0, grid.width, 1, '#f4ead8')
    .rect(0, grid.height - 1, grid.width, 1, '#d9c4a4');
}
