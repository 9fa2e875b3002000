import { dither } from '../kit/dither.ts';
import { PixelGrid } from '../kit/pixel-grid.ts';
import { seededRandom } from '../kit/random.ts';
import { wordmark } from '../ui/wordmark.ts';
import * as room from './cafe-room.ts';
import { drawGuests } from './share/card-parts.ts';

/** The head of every letter, 300 by 70, twice as large in the file. */
export function mailHeader(): PixelGrid {
  const counter = 58;
  const grid = new PixelGrid(300, 70);
  const random = seededRandom(31);
  const sky = { x: 0, y: 0, width: grid.width, height: counter };
  grid.rect(0, 0, grid.width, counter, (x, y) => dither(room.DUSK, (y / counter) ** 1.15, x, y));
  room.drawStars(grid, random, { ...sky, height: 32 }, 50);
  room.drawSkyline(grid, random, sky);
  room.drawCounter(grid, random, counter);
  const title = wordmark(2);
  grid.over(title, Math.round((grid.width - title.width) / 2), 17);
  drawGuests(grid, counter, [
    { slug: 'captains-choice', x: -2 },
    { slug: 'chocolate-java', x: 38 },
    { slug: 'sparrows', x: 219 },
    { slug: 'snickering-weasley', x: 256 },
  ]);
  return grid;
}
