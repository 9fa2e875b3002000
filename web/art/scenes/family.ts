import { cast } from '../cast/cast.ts';
import { mix, ramp } from '../kit/color.ts';
import { dither, thresholdAt } from '../kit/dither.ts';
import { fewerColors } from '../kit/fewer-colors.ts';
import { letter } from '../kit/lettering.ts';
import { INK, WHITE, WOOD } from '../kit/palette.ts';
import { PixelGrid } from '../kit/pixel-grid.ts';
import { seededRandom } from '../kit/random.ts';
import { pairs, triples } from '../kit/coordinates.ts';
import * as room from './cafe-room.ts';
import { drawEspressoMachine, drawTelevision } from './cafe-things.ts';

const COUNTER = 120;
const STEP = 28;
/** A character drawn this many rows above a surface stands on it. */
const STANDING = 43;
const FIRST_ROW = 'friendly-neighborhood brunana chocolate-java dukes-spice jacks-pumpkin sparrows decaf-destiny';
const BACK_ROW = 'baggins masters-blend darth captains-choice mint-stole-christmas snickering-weasley';

/** The clock that stopped at ten past two, when the steam woke the cups. */
function drawClock(grid: PixelGrid, x: number, y: number): void {
  grid
    .ellipse(x, y, 10, 10, INK)
    .ellipse(x, y, 9, 9, '#c9415a')
    .ellipse(x, y, 7, 7, '#fff6d8')
    .dots(`${x},${y - 6} ${x},${y + 6} ${x - 6},${y} ${x + 6},${y}`, '#8a6644')
    .line(x, y, x + 3, y - 2, INK)
    .line(x, y - 1, x + 3, y - 3, INK)
    .line(x, y, x + 5, y - 4, '#c9415a')
    .set(x, y, INK);
}

/** The order that nobody has collected. */
function drawTicket(grid: PixelGrid, x: number, y: number): void {
  const paper = new PixelGrid(grid.width, grid.height)
    .rect(x, y, 27, 21, '#fff6ea')
    .rect(x + 25, y, 2, 21, '#d9c4a4')
    .outline();
  letter(paper, '1', x + 12, y + 4, '#8a3a5a');
  letter(paper, 'COFFEE', x + 2, y + 11, '#533b52');
  for (let dot = 0; dot < 27; dot += 2) paper.set(x + dot, y + 20, '#d9c4a4');
  grid
    .over(paper)
    .rect(x + 12, y - 2, 3, 3, '#ff5a6e')
    .set(x + 12, y - 2, WHITE);
}

/** Twenty-five bulbs on a wire; the mint one at the end is the extra. */
function drawLights(grid: PixelGrid): void {
  const colours = ['#ffd34a', '#ff8f6a', '#6ab4ff', '#ff8fc4'];
  for (let x = 0; x < grid.width; x++) grid.set(x, 3 + Math.abs(Math.sin((x / grid.width) * Math.PI * 5)) * 4, '#120a1c');
  for (let bulb = 0; bulb < 25; bulb++) {
    const x = 8 + bulb * 16;
    const y = 4 + Math.round(Math.abs(Math.sin((x / grid.width) * Math.PI * 5)) * 4);
    const color = bulb === 24 ? '#74e0a8' : colours[bulb % 4]!;
    grid
      .rect(x, y, 2, 3, color)
      .set(x, y, WHITE)
      .set(x - 1, y + 1, mix('#2a1a3d', color, 0.35))
      .set(x + 2, y + 1, mix('#2a1a3d', color, 0.35));
  }
}

/** What rose from the machine that night: a bank of steam, thinning out by pattern. */
function drawSteam(grid: PixelGrid): void {
  for (const [x, y, reach] of triples('40,66,26 70,52,30 108,44,30 150,52,34 204,46,40 256,52,34 300,46,30 334,56,24')) {
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) {
        const strength = 1 - Math.hypot(dx, dy * 1.9) / reach;
        const below = grid.get(x + dx, y + dy);
        if (below && strength * 13 > thresholdAt(x + dx, y + dy)) grid.set(x + dx, y + dy, strength > 0.55 ? '#4a3470' : '#3b285c');
      }
    }
  }
}

/** The step for the back row: crates of beans, planks across. */
function drawCrates(grid: PixelGrid): void {
  const top = COUNTER - STEP;
  const timber = ramp('#96602f');
  grid
    .rect(60, top, 280, STEP, (x, y) => dither([timber[2], timber[1]], (y - top) / STEP, x, y))
    .rect(60, top, 280, 1, timber[4])
    .rect(60, top + 1, 280, 2, timber[3])
    .rect(60, top + 3, 280, 1, WOOD[0]);
  for (let x = 60; x < 340; x += 40) grid.rect(x, top + 4, 2, STEP - 4, WOOD[0]).rect(x + 2, top + 4, 1, STEP - 4, timber[3]);
  for (const [x, y] of pairs('60,13 60,20')) grid.rect(x, top + y, 280, 1, WOOD[0]);
}

/** The About page's picture, 400 by 150: everybody lined up on the counter at ten past two. */
export function familyPortrait(): PixelGrid {
  const grid = new PixelGrid(400, 150);
  const random = seededRandom(210);
  room.drawWall(grid, random, COUNTER);
  drawSteam(grid);
  drawLights(grid);
  room.drawShelf(grid, random, 6, 44, 46);
  room.drawShelf(grid, random, 350, 44, 46);
  drawTicket(grid, 16, 58);
  drawClock(grid, 374, 66);
  room.drawCounter(grid, random, COUNTER);
  drawEspressoMachine(grid, -3, 84);
  drawTelevision(grid, 362, 90);
  drawCrates(grid);
  BACK_ROW.split(' ').forEach((slug, place) => grid.over(cast[slug]!(), 66 + place * 44, COUNTER - STEP - STANDING));
  FIRST_ROW.split(' ').forEach((slug, place) => grid.over(cast[slug]!(), 46 + place * 44, COUNTER - STANDING));
  return fewerColors(grid, 200);
}
