import { ramp } from '../kit/color.ts';
import { dither } from '../kit/dither.ts';
import { COFFEE, INK, LIPS, STEAM } from '../kit/palette.ts';
import { PixelGrid, sheet, stack } from '../kit/pixel-grid.ts';
import { seededRandom } from '../kit/random.ts';
import { decafDestiny } from '../cast/elders.ts';
import { cup, drawFeet } from '../cast/cup.ts';
import * as room from './cafe-room.ts';
import { triples } from '../kit/coordinates.ts';

const COUNTER = 74;

/** A quarter turn clockwise on a square sheet: what looked up looks right. */
function tipOver(upright: PixelGrid): PixelGrid {
  const tipped = sheet();
  for (let y = 0; y < 48; y++) for (let x = 0; x < 48; x++) tipped.set(x, y, upright.get(y, 47 - x));
  return tipped;
}

function fallenCup(): PixelGrid {
  const glaze = ramp('#e8dcc4');
  const { handle, body } = cup(glaze, { handle: ramp('#d8573a'), bands: [{ y: 36, height: 3, glaze: ramp('#d8573a') }] });
  drawFeet(body, ramp('#7a4a24')).outline();
  const mirrored = sheet();
  for (let y = 0; y < 48; y++) for (let x = 0; x < 48; x++) mirrored.set(44 - x, y, handle.get(x, y));
  const face = sheet();
  for (const x of [15, 26]) face.stamp('a..a\n.aa.\n.aa.\na..a', { a: INK }, x, 25);
  face.stamp('..aaa..\n.abbba.\n..aaa..', { a: INK, b: LIPS }, 19, 31);
  // Feet point left and the handle up once it lies on its side, so the handle has to start on the other side.
  return tipOver(stack(mirrored, body, face));
}

/** The sign in the window: two tubes and, for the nought, a cup seen from above. */
function neonSign(): PixelGrid {
  const board = '#160d28';
  const four = `
    agg....agg
    agg....agg
    agg....agg
    agg....agg
    agg....agg
    aggaaaaagg
    aggggggggg
    gggggggggg
    .......agg
    .......agg
    .......agg
    .......agg
    .......agg`;
  const tubes = new PixelGrid(68, 27);
  for (const x of [7, 51]) tubes.stamp(four, { a: '#ffd0e2', g: '#ff4d8d' }, x, 7);
  tubes
    .ellipse(33.5, 13, 9.6, 8, '#59c2d9')
    .ellipse(33.5, 13, 7.4, 5.8, '#fffaf0')
    .ellipse(33.5, 13, 6, 4.6, COFFEE[1])
    .ellipse(33, 13.5, 3.8, 2.4, COFFEE[2])
    .dots('31,11 32,11 36,15', COFFEE[4])
    .dots('26,9 27,8 28,7 29,6 30,6', '#e6fbff')
    .rect(44, 11, 4, 4, '#59c2d9')
    .rect(44, 11, 4, 1, '#e6fbff');
  const glow = new PixelGrid(68, 27).over(tubes).outline('#3d1d52').outline('#271338');
  return new PixelGrid(68, 27).rect(0, 0, 68, 27, '#0d0718').rect(1, 1, 66, 25, board).over(glow).over(tubes);
}

/** How the coffee leaves the counter: where, how wide, how far down. */
const DRIPS = triples('92,3,9 99,2,4 107,4,14 115,2,7 126,3,11 134,2,3');

function drawSpill(grid: PixelGrid): void {
  const edge = COUNTER + 4;
  const coffee = new PixelGrid(grid.width, grid.height)
    .ellipse(104, COUNTER + 1.6, 40, 2.2, COFFEE[1])
    .rect(70, COUNTER + 1, 22, 2, COFFEE[1]);
  for (const [x, width, length] of DRIPS)
    coffee.rect(x, edge - 1, width, length + 1, COFFEE[1]).rect(x - 1, edge + length, width + 2, 2, COFFEE[1]);
  coffee
    .rect(108, 96, 3, 2, COFFEE[1])
    .outline('#1c0b0a')
    .ellipse(102, COUNTER + 1.4, 30, 0.8, COFFEE[2]);
  coffee
    .rect(84, COUNTER + 1, 12, 1, COFFEE[3])
    .rect(118, COUNTER + 1, 7, 1, COFFEE[3])
    .rect(86, COUNTER + 1, 4, 1, COFFEE[4]);
  for (const [x, , length] of DRIPS) coffee.rect(x, edge, 1, length, COFFEE[2]).set(x, edge + length, COFFEE[4]);
  grid.over(coffee);
}

/** Page not found, 200 by 100: somebody has gone over, the coffee has gone everywhere, and one of us slept through it. */
export function lostScene(): PixelGrid {
  const grid = new PixelGrid(200, 100);
  const random = seededRandom(404);
  const pane = { x: 30, y: 8, width: 140, height: 56 };

  room.drawWall(grid, random, COUNTER);
  grid.rect(pane.x, pane.y, pane.width, pane.height, (x, y) => dither(room.DUSK, ((y - pane.y) / pane.height) ** 1.15, x, y));
  room.drawStars(grid, random, { ...pane, height: 30 }, 34);
  room.drawSkyline(grid, random, pane);
  room.drawWindowFrame(grid, pane, [26, pane.width - 29]);
  grid.rect(74, 3, 1, 9, '#120a1c').rect(125, 3, 1, 9, '#120a1c').over(neonSign(), 66, 12);
  room.drawLamp(grid, random, 16);
  room.drawCounter(grid, random, COUNTER);
  drawSpill(grid);
  grid.over(decafDestiny(), 148, COUNTER - 43);
  grid.over(fallenCup(), 36, COUNTER - 32);
  // The steam asks what everybody is asking.
  const question = `
    ..aaa..
    .aaaaa.
    aa...bb
    .....bb
    ....bb.
    ...bb..
    ...c...
    .......
    ...c...`;
  return grid.stamp(question, { a: STEAM[0], b: STEAM[1], c: STEAM[1] }, 99, 49);
}
