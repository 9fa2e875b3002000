import { dither } from '../kit/dither.ts';
import { PixelGrid } from '../kit/pixel-grid.ts';
import { seededRandom } from '../kit/random.ts';
import * as room from './cafe-room.ts';
import { drawEspressoMachine, drawTelevision } from './cafe-things.ts';
import { triples } from '../kit/coordinates.ts';

/** Row of the counter's upper edge; a character drawn 43 rows higher stands on it. */
export const COUNTER = 120;

/** The night cafe, 400 wide: the one big picture of the site. The middle stays calm, for a title and the cast. */
export function nightCafe(height = 150): PixelGrid {
  const grid = new PixelGrid(400, height);
  const random = seededRandom(7);
  const pane = { x: 70, y: 10, width: 260, height: 96 };

  room.drawWall(grid, random, COUNTER);
  grid.rect(pane.x, pane.y, pane.width, pane.height, (x, y) =>
    dither(room.DUSK, ((y - pane.y) / pane.height) ** 1.15, x - pane.x, y - pane.y),
  );
  room.drawStars(grid, random, { ...pane, height: 52 }, 70);
  room.drawMoon(grid, 308, 40);
  for (const [x, y, width] of triples('120,40,26 212,58,34 262,66,20 100,70,18')) room.drawCloud(grid, x, y, width);
  room.drawSkyline(grid, random, pane);
  room.drawWindowFrame(grid, pane, [62, pane.width - 66]);
  for (const x of [4, 342]) for (const y of [40, 76]) room.drawShelf(grid, random, x, y, 54);
  for (const x of [120, 200, 280]) room.drawLamp(grid, random, x);
  room.drawCounter(grid, random, COUNTER);
  drawEspressoMachine(grid, 344, 84);
  drawTelevision(grid, 10, 88);
  return grid;
}
