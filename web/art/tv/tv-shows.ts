import { mix, ramp } from '../kit/color.ts';
import { dither } from '../kit/dither.ts';
import { letter, letteringWidth } from '../kit/lettering.ts';
import { COFFEE, GOLD, INK, LEAF, RED, SILVER, WHITE } from '../kit/palette.ts';
import { PixelGrid } from '../kit/pixel-grid.ts';
import { below, seededRandom } from '../kit/random.ts';
import { toFilm } from '../kit/svg.ts';

const [WIDTH, HEIGHT] = [40, 30];

/** Pictures of a reel; tv-set.module.css shows two in a second, so that nothing flashes more than three times a second. */
const REEL_FRAMES = 8;

function screen(top: string, bottom: string): PixelGrid {
  return new PixelGrid(WIDTH, HEIGHT).rect(0, 0, WIDTH, HEIGHT, (x, y) => dither([top, bottom], y / HEIGHT, x, y));
}

function layer(): PixelGrid {
  return new PixelGrid(WIDTH, HEIGHT);
}

function caption(grid: PixelGrid, text: string, y: number, color: string): PixelGrid {
  return letter(grid, text, Math.round((WIDTH - letteringWidth(text)) / 2), y, color);
}

/** A chilli behind a news desk. It reads, blinks once, and the lights behind it pass from left to right. */
function news(frame: number): PixelGrid {
  const grid = screen('#24509a', '#132a5c');
  for (let x = 2; x < WIDTH; x += 6)
    grid.rect(x, 3, 4, 8, '#2f66b8').rect(x, 6, 4, 1, frame > 0 && (x - 2) / 6 === frame - 1 ? '#ffe08a' : '#5a94dc');
  const chilli = layer()
    .ellipse(20, 13, 5, 7, (x) => (x < 18 ? RED[3] : x > 23 ? RED[1] : RED[2]))
    .stamp('aa.\n.aa\naaa', { a: LEAF[2] }, 19, 3)
    .outline()
    .stamp(frame % 2 === 0 ? 'aaa\n.a.' : '.a.\naaa\n.a.', { a: INK }, 19, 15);
  if (frame === 5) chilli.rect(17, 12, 2, 1, INK).rect(22, 12, 2, 1, INK);
  else chilli.rect(17, 11, 2, 3, INK).rect(22, 11, 2, 3, INK).set(17, 11, WHITE).set(22, 11, WHITE);
  return caption(
    grid.over(chilli).rect(0, 20, 40, 10, '#7a3a2c').rect(0, 20, 40, 1, '#c98450').rect(0, 21, 40, 8, '#a51f35'),
    'SPICY',
    23,
    GOLD[4],
  );
}

/** A clapperboard and a curtain that has not gone up. The curtain moves in a draught, and the board claps. */
function soon(frame: number): PixelGrid {
  const sway = [0, 0, 1, 1, 2, 2, 1, 1][frame]!;
  const isOpen = frame === 3 || frame === 6;
  const grid = layer();
  for (let x = 0; x < WIDTH; x++) grid.rect(x, 0, 1, 30, [RED[2], RED[2], RED[1], RED[0], RED[1], RED[3]][(x + sway) % 6]!);
  for (let x = 0; x < WIDTH; x += 8) grid.ellipse(x + 4, 2, 4, 3, GOLD[2]).rect(x + 4, 4, 1, 3, GOLD[3]);
  const bar = layer()
    .rect(10, 10, 20, 4, WHITE)
    .stamp('aaa..aaa..aaa..aaa..\n.aaa..aaa..aaa..aaa.\n..aaa..aaa..aaa..aaa\n..aaa..aaa..aaa..aaa', { a: '#1d1729' }, 10, 10);
  const board = layer().rect(10, 14, 20, 12, '#1d1729');
  for (let x = 10; x < 30; x++) for (let y = 10; y < 14; y++) board.set(x, isOpen ? y - ((x - 6) >> 2) : y, bar.get(x, y));
  board.outline(WHITE);
  return caption(grid.over(board), 'SOON', 17, GOLD[3]);
}

/** A polite ghost beside a caravan full of books. It floats, and lifts its hat; somebody in the caravan passes the lamp. */
function ghost(frame: number): PixelGrid {
  const float = [0, 0, -1, -1, -1, 0, 0, 1][frame]!;
  const hatY = frame === 3 || frame === 4 ? 7 : 9;
  const grid = screen('#2a1a52', '#7a3a6a');
  grid.ellipse(33, 6, 4, 4, '#ffe9b0').rect(0, 25, 40, 5, '#2f4a2f').rect(0, 25, 40, 1, '#5a8a4a');
  const van = layer()
    .rect(4, 12, 18, 11, '#e9a23b')
    .rect(3, 10, 20, 3, '#d8546f')
    .rect(7, 14, 5, 4, '#fff1b8')
    .rect(6 + frame, 15, frame > 0 && frame < 6 ? 2 : 0, 3, '#7a3a2c')
    .rect(15, 14, 4, 9, '#7a3a2c')
    .outline();
  const wheels = layer();
  for (const x of [8, 17]) wheels.ellipse(x, 24, 2.4, 2.4, '#533b52').set(x, 24, SILVER[3]);
  const spook = layer()
    .ellipse(31, 15, 4.4, 5, WHITE)
    .rect(27, 15, 9, 8, (x) => (x > 33 ? '#d9d0f0' : WHITE))
    .dots('28,23 30,23 31,23 33,23 35,23', WHITE)
    .outline()
    .rect(29, 14, 1, 3, INK)
    .rect(33, 14, 1, 3, INK)
    .stamp('.aaaa.\naaaaaa', { a: '#2f4a8c' }, 28, hatY);
  return grid.over(van).over(wheels.outline()).over(spook, 0, float);
}

/** A family supper with far too much casserole. They talk in turns, and it steams. */
function supper(frame: number): PixelGrid {
  const grid = screen('#8fd0c0', '#5aa7a0');
  for (let x = 0; x < WIDTH; x += 8) grid.rect(x, 0, 4, 20, '#a8dccc');
  for (const [x, tone, hair] of [
    [8, '#f0c39c', '#7a4222'],
    [20, '#dba877', '#cf6b2c'],
    [32, '#f0c39c', '#4b4fa8'],
  ] as const) {
    const head = layer()
      .ellipse(x, 12, 4, 4.6, tone)
      .rect(x - 4, 18, 9, 4, mix(hair, WHITE, 0.3))
      .outline();
    head
      .rect(x - 3, 7, 7, 3, hair)
      .dots(`${x - 4},9 ${x + 4},9`, hair)
      .rect(x - 2, 12, 1, 2, INK)
      .rect(x + 2, 12, 1, 2, INK)
      .rect(x - 1, 15, 3, 1, '#8c1f3a');
    const isTalking = frame > 0 && x === [8, 20, 32, 20][frame >> 1];
    if (isTalking && frame % 2 === 1) head.rect(x - 1, 15, 3, 2, '#8c1f3a');
    grid.over(head, 0, isTalking ? 1 : 0);
  }
  const dish = layer()
    .rect(10, 20, 20, 4, '#5a6fd8')
    .rect(8, 20, 24, 1, '#8fa0ff')
    .ellipse(20, 20, 9, 2.4, '#e9a23b')
    .dots('14,19 18,19 23,20 26,19', '#7a4222')
    .outline();
  const steam = layer();
  if (frame > 0) for (const x of [13, 25]) steam.set(x + ((frame + x) % 3), 17 - ((frame + x) % 4), WHITE);
  return grid.rect(0, 23, 40, 7, '#c98450').rect(0, 23, 40, 1, '#f0b878').over(dish).over(steam);
}

/** A pudding in peril on a game-show podium. It trembles while the points run out. */
function pudding(frame: number): PixelGrid {
  const grid = screen('#ff5aa0', '#8a2fb0');
  const random = seededRandom(15);
  for (let i = 0; i < 26; i++)
    grid.rect(below(random, 40), (below(random, 18) + 2 * frame) % 18, 1, 1, ['#ffe08a', '#74e0a8', '#8fd0ff'][i % 3]!);
  const pud = layer()
    .ellipse(20, 13, 8, 7, (x) => (x < 15 ? '#ffe08a' : x > 25 ? '#d39a3a' : '#ffc53d'))
    .rect(11, 16, 19, 8, null)
    .rect(12, 15, 17, 1, '#d39a3a')
    .stamp('..aaaaaaaaa..\n.aaaaaaaaaaa.\naaa.aa..aa.aa\naa..a....a..a', { a: COFFEE[2] }, 14, 6)
    .outline()
    .rect(17, 11, 2, 3, INK)
    .rect(22, 11, 2, 3, INK)
    .stamp('.aa.\naaaa', { a: '#8c1f3a' }, 19, 14);
  const podium = layer().rect(8, 18, 25, 12, '#4a3ad0').rect(6, 17, 29, 2, '#8fd0ff').outline();
  const tremble = [0, 1, 0, -1][frame % 4]!;
  return letter(grid.over(podium).over(pud, tremble), String(100 - 10 * frame).padStart(3, '0'), 14, 22, '#fff1b8');
}

/** A corridor of lockers, one of them ajar. It shuts, opens again, and two eyes look out. */
function lockers(frame: number): PixelGrid {
  const grid = layer().rect(0, 0, 40, 30, '#e0c89c');
  const steel = ramp('#4f8fc0');
  for (let x = 1; x < WIDTH; x += 10) {
    grid
      .rect(x, 2, 9, 22, (i) => (i === x ? steel[3] : i === x + 8 ? steel[1] : steel[2]))
      .rect(x + 2, 5, 5, 1, steel[0])
      .rect(x + 2, 7, 5, 1, steel[0])
      .rect(x + 7, 13, 1, 3, GOLD[3]);
  }
  grid
    .rect(11, 2, 9, 22, '#1d1729')
    .rect(13, 8, 5, 1, WHITE)
    .rect(13, 17, 5, 5, RED[2])
    .rect(13, 17, 5, 1, RED[3])
    .rect(14, 11, 4, 6, GOLD[2])
    .rect(8, 2, 3, 23, steel[1])
    .rect(8, 2, 1, 23, steel[3]);
  if (frame > 5) grid.rect(14, 4, 1, 2, WHITE).rect(17, 4, 1, 2, WHITE);
  if (frame === 2 || frame === 4) grid.rect(11, 2, 5, 22, steel[2]).rect(15, 2, 1, 22, steel[0]);
  if (frame === 3)
    grid
      .rect(11, 2, 9, 22, steel[2])
      .rect(19, 2, 1, 22, steel[1])
      .rect(18, 13, 1, 3, GOLD[3])
      .rect(13, 5, 5, 1, steel[0])
      .rect(13, 7, 5, 1, steel[0]);
  return grid.rect(0, 25, 40, 5, (x, y) => (((x >> 2) + (y >> 1)) % 2 ? '#b98350' : '#d8a868')).rect(0, 24, 40, 1, '#7a4a32');
}

/** By channel. */
const SHOWS: Record<string, (frame: number) => PixelGrid> = {
  '01': news,
  '02': soon,
  '08': ghost,
  '12': supper,
  '15': pudding,
  '21': lockers,
};

/** The pictures of a reel side by side, 320 by 30. */
function reel(draw: (frame: number) => PixelGrid): PixelGrid {
  const strip = new PixelGrid(WIDTH * REEL_FRAMES, HEIGHT);
  for (let frame = 0; frame < REEL_FRAMES; frame++) strip.over(draw(frame), frame * WIDTH);
  return strip;
}

/** Of each channel, a still of 40 by 30, which is the first picture of its reel, and the reel. */
export const tvShows: Record<string, () => PixelGrid> = Object.fromEntries(
  Object.entries(SHOWS).flatMap(([channel, draw]) => [
    [`show-${channel}`, () => draw(0)],
    [`reel-${channel}`, () => reel(draw)],
  ]),
);

/** Of each channel, what FULL SCREEN opens. */
export const tvFilms: Record<string, string> = Object.fromEntries(
  Object.keys(SHOWS).map((channel) => [
    `reel-${channel}`,
    toFilm(`/art/reel-${channel}.png`, { width: WIDTH, height: HEIGHT, frames: REEL_FRAMES }),
  ]),
);
