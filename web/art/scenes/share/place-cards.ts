import { cast } from '../../cast/cast.ts';
import { mix } from '../../kit/color.ts';
import { dither } from '../../kit/dither.ts';
import { fewerColors } from '../../kit/fewer-colors.ts';
import { CREAM, GOLD, WOOD } from '../../kit/palette.ts';
import { PixelGrid } from '../../kit/pixel-grid.ts';
import { seededRandom } from '../../kit/random.ts';
import { wordmark } from '../../ui/wordmark.ts';
import { COUNTER, nightCafe } from '../cafe.ts';
import { drawTelevision } from '../cafe-things.ts';
import * as room from '../cafe-room.ts';
import { CARD_HEIGHT, CARD_WIDTH, drawCentered, drawDialog, drawGuests } from './card-parts.ts';

/** What the shop says on a card: a line in cream, a line in gold. */
function drawWords(grid: PixelGrid, first: string, second: string): PixelGrid {
  drawDialog(grid, 40, 146, 320, 54);
  drawCentered(grid, first, 157, CREAM, 2);
  drawCentered(grid, second, 178, '#ffc53d', 2);
  return grid;
}

/** The front page: the night cafe under its own name. */
export function homeCard(): PixelGrid {
  const grid = nightCafe(CARD_HEIGHT);
  // Left of the middle, so that title and moon together are centred in the window.
  grid.over(wordmark(3), 82, 26);
  drawGuests(grid, COUNTER, [
    { slug: 'captains-choice', x: 62 },
    { slug: 'mint-stole-christmas', x: 110 },
    { slug: 'chocolate-java', x: 155 },
    { slug: 'jacks-pumpkin', x: 201 },
    { slug: 'sparrows', x: 247 },
    { slug: 'decaf-destiny', x: 292 },
  ]);
  return drawWords(grid, 'EVERY CUP HAS A CHARACTER', 'PICK ONE - TALK TO IT - TAKE IT HOME');
}

function drawBoard(grid: PixelGrid, y: number): void {
  grid
    .rect(12, y, CARD_WIDTH - 24, 5, WOOD[1])
    .rect(12, y, CARD_WIDTH - 24, 1, WOOD[3])
    .rect(12, y + 1, CARD_WIDTH - 24, 1, WOOD[2])
    .rect(12, y + 5, CARD_WIDTH - 24, 2, '#160b24');
  for (const x of [30, CARD_WIDTH - 36]) grid.rect(x, y + 5, 6, 5, WOOD[0]).rect(x, y + 5, 2, 5, WOOD[1]);
}

/** The store: all thirteen on two shelves, under the lamps. */
export function storeCard(): PixelGrid {
  const grid = new PixelGrid(CARD_WIDTH, CARD_HEIGHT);
  const random = seededRandom(13);
  room.drawWall(grid, random, CARD_HEIGHT);
  for (const x of [46, 354]) room.drawLamp(grid, random, x);
  const title = wordmark(2);
  grid.over(title, Math.round((CARD_WIDTH - title.width) / 2), 8);
  const slugs = Object.keys(cast);
  for (const [shelf, first, count] of [
    [88, 0, 7],
    [144, 7, 6],
  ] as const) {
    drawBoard(grid, shelf);
    const left = (CARD_WIDTH - count * 52) / 2 + 4;
    drawGuests(
      grid,
      shelf,
      slugs.slice(first, first + count).map((slug, i) => ({ slug, x: Math.round(left + i * 52) })),
    );
  }
  grid.rect(0, 170, CARD_WIDTH, 40, '#150c26').rect(0, 170, CARD_WIDTH, 2, GOLD[1]);
  drawCentered(grid, 'THIRTEEN BLENDS, THIRTEEN CHARACTERS', 178, CREAM, 2);
  drawCentered(grid, 'WHOLE BEAN OR GROUND', 193, '#ffc53d', 2);
  return fewerColors(grid, 255);
}

/** About us: five cups at the counter, of which the middle one is speaking. */
export function aboutCard(): PixelGrid {
  const grid = nightCafe(CARD_HEIGHT);
  grid.over(wordmark(3), 82, 22);
  drawGuests(grid, COUNTER, [
    { slug: 'baggins', x: 60, looks: 'think' },
    { slug: 'snickering-weasley', x: 110, looks: 'happy' },
    { slug: 'masters-blend', x: 172, looks: 'talk' },
    { slug: 'friendly-neighborhood', x: 236, looks: 'happy' },
    { slug: 'dukes-spice', x: 290, looks: 'think' },
  ]);
  return drawWords(grid, 'ABOUT THE HOUSE', 'WHO BREWS HERE, AND WHY IT TALKS');
}

/** What is on: somebody in a mask, on a roof, at dusk. */
function lateMovie(): PixelGrid {
  const tube = { x: 0, y: 0, width: 72, height: 54 };
  const movie = new PixelGrid(tube.width, tube.height);
  const random = seededRandom(3);
  movie.rect(0, 0, tube.width, tube.height, (x, y) => dither(room.DUSK, (y / tube.height) ** 1.15, x, y));
  room.drawStars(movie, random, { ...tube, height: 30 }, 24);
  room.drawMoon(movie, 56, 17);
  room.drawSkyline(movie, random, tube);
  drawGuests(movie, 52, [{ slug: 'mint-stole-christmas', x: 10, looks: 'think' }]);
  return movie.recolor((color, _, y) => (y % 3 === 2 ? mix(color, '#000000', 0.3) : color));
}

/** Retro TV: movie night, with everybody who is still awake. */
export function televisionCard(): PixelGrid {
  const grid = new PixelGrid(CARD_WIDTH, CARD_HEIGHT);
  const random = seededRandom(4);
  room.drawWall(grid, random, COUNTER);
  for (const x of [4, 342]) for (const y of [44, 84]) room.drawShelf(grid, random, x, y, 54);
  room.drawCounter(grid, random, COUNTER);
  const set = new PixelGrid(48, 48);
  drawTelevision(set, 3, 16);
  grid.over(set.enlarged(3).over(lateMovie(), 24, 66), 128, COUNTER - 141);
  drawGuests(grid, COUNTER + 4, [
    { slug: 'brunana', x: 68, looks: 'happy' },
    { slug: 'decaf-destiny', x: 22 },
    { slug: 'chocolate-java', x: 282, looks: 'happy' },
    { slug: 'darth', x: 330, looks: 'happy' },
  ]);
  return drawWords(grid, 'RETRO TV', 'SHOWS FROM WHEN SCREENS WERE DEEP');
}
