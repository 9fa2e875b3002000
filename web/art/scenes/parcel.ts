import { mix, ramp } from '../kit/color.ts';
import { dither } from '../kit/dither.ts';
import { BLUSH, GOLD, INK, IVORY, LEAF, RED, WHITE } from '../kit/palette.ts';
import { PixelGrid, sheet } from '../kit/pixel-grid.ts';
import { below, seededRandom } from '../kit/random.ts';
import { steam } from '../cast/steam.ts';
import { pairs } from '../kit/coordinates.ts';

const WIDTH = 120;
const HEIGHT = 80;
const ROAD = 60;
const DAWN = ['#3b2a78', '#8a4f9a', '#e07a7a', '#f9b66e', '#ffe3a0'];
const HILLS = ['#5a3f7a', '#45326a', '#2f4a4a'];

function drawLandscape(grid: PixelGrid): void {
  grid.rect(0, 0, WIDTH, HEIGHT, (x, y) => dither(DAWN, y / 52, x, y));
  grid.ellipse(107, 44, 11, 11, '#fff3c4').ellipse(107, 44, 9, 9, '#fffaf0');
  const random = seededRandom(5);
  for (let i = 0; i < 14; i++) grid.set(below(random, WIDTH), below(random, 18), '#e9dcf2');
  HILLS.forEach((color, depth) => {
    for (let x = 0; x < WIDTH; x++) {
      const crest = 45 + depth * 5 + Math.round(Math.sin(x / (13 - depth * 2) + depth * 2.1) * 4 + Math.sin(x / 31 + depth) * 3);
      grid.rect(x, crest, 1, HEIGHT - crest, color).set(x, crest, mix(color, '#ffe3a0', 0.35));
    }
  });
  grid
    .rect(0, ROAD, WIDTH, 20, (x, y) => dither(['#d8a868', '#b98350', '#94603c'], (y - ROAD) / 20, x, y))
    .rect(0, ROAD - 1, WIDTH, 1, '#f0cf94')
    .rect(0, ROAD, WIDTH, 1, '#8f5a36');
  for (let i = 0; i < 26; i++) grid.rect(below(random, WIDTH), ROAD + 3 + below(random, 16), 2, 1, '#8f5a36');
  for (const x of [4, 22, 41, 66, 93, 113]) grid.stamp('a.b.a\n.aba.\n..a..', { a: LEAF[2], b: LEAF[3] }, x, ROAD - 3);
}

/** The cafe, small in the distance, with its lights still on. */
function drawCafe(grid: PixelGrid): void {
  const cafe = new PixelGrid(WIDTH, HEIGHT)
    .rect(6, 42, 22, 18, '#4a2c52')
    .rect(6, 42, 3, 18, '#6a4470')
    .stamp('..aaaaaaaaaaaaaaaaaa..\n.aaaaaaaaaaaaaaaaaaaa.\naaaaaaaaaaaaaaaaaaaaaa', { a: '#d8573a' }, 6, 39)
    .rect(10, 48, 7, 6, '#ffe08a')
    .rect(13, 48, 1, 6, '#b8780f')
    .rect(21, 48, 5, 12, '#7a4a32')
    .set(24, 54, GOLD[3])
    .rect(9, 34, 4, 5, '#6a4470')
    .outline();
  for (let x = 6; x < 28; x += 4) cafe.rect(x, 41, 2, 3, '#fff1cf').rect(x + 2, 41, 2, 3, '#d8573a');
  grid.over(cafe);
  for (const [x, y] of pairs('32,64 39,67 46,64 53,67'))
    grid
      .rect(x, y, 3, 2, '#8a5532')
      .rect(x, y + 1, 3, 1, '#f0cf94')
      .set(x + 4, y, '#8a5532');
}

/** A parcel in mid-stride: cardboard, tape, a stamp, and what it carries steams through the lid. */
function parcel(): PixelGrid {
  const card = ramp('#cf9656');
  const shoe = ramp('#7a3a2c');
  const legs = new PixelGrid(WIDTH, HEIGHT)
    .line(68, 61, 64, 66, INK)
    .rect(61, 66, 5, 2, shoe[2])
    .rect(61, 66, 2, 1, shoe[3])
    .line(84, 61, 88, 67, INK)
    .rect(87, 67, 6, 2, shoe[2])
    .rect(87, 67, 3, 1, shoe[3])
    .outline();
  const box = new PixelGrid(WIDTH, HEIGHT)
    .rect(60, 35, 32, 27, (x, y) => (x < 63 ? card[3] : x > 88 ? card[1] : x > 85 && (x + y) % 2 ? card[1] : y > 59 ? card[1] : card[2]))
    .stamp(
      `
      ...bbbbbbbbbbbbbbbbbbbbbbbbbb...
      ..bbbbbbbbbbbbbbbbbbbbbbbbbbbb..
      .bbbbbbbbbbbbbbbbbbbbbbbbbbbbbb.
      bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb`,
      { b: card[4] },
      60,
      31,
    )
    .rect(74, 31, 5, 4, IVORY[3])
    .rect(73, 35, 5, 5, IVORY[2])
    .rect(77, 35, 1, 5, IVORY[1])
    .dots('73,40 75,40 77,40', IVORY[2])
    .rect(60, 35, 32, 1, card[1])
    .rect(73, 35, 5, 1, IVORY[1])
    .outline();
  const rouge = mix(card[2], BLUSH, 0.5);
  box.rect(69, 43, 2, 5, INK).set(69, 43, WHITE).rect(80, 43, 2, 5, INK).set(80, 43, WHITE);
  box.stamp('aaaaaaa\n.abbba.\n..aaa..', { a: INK, b: '#ff8a8f' }, 72, 49);
  box.rect(65, 49, 3, 2, rouge).rect(83, 49, 3, 2, rouge);
  box.rect(82, 53, 7, 7, WHITE).stamp('a.a\naaa\n.a.', { a: RED[2] }, 84, 55);
  box.dots('82,53 84,53 86,53 88,53 82,59 84,59 86,59 88,59', '#d9c4a4');
  box.dots('63,56 64,56 65,56 63,58 64,58', card[0]);
  const arm = new PixelGrid(WIDTH, HEIGHT)
    .line(93, 46, 98, 40, INK)
    .ellipse(99, 38, 2.3, 2.3, card[3])
    .dots('97,35 99,34 101,35', card[3])
    .outline();
  return legs.over(arm).over(box);
}

/** The parcel alone, steaming, in the size of a character. */
export function parcelSprite(): PixelGrid {
  return sheet().over(steamingParcel(), -57, -22);
}

function steamingParcel(): PixelGrid {
  const grid = parcel();
  for (const x of [66, 74]) grid.over(steam('swirl', 9, 12), x - 9, 17);
  return grid;
}

/** The order is on its way, 120 by 80: a parcel sets out from the cafe at sunrise and waves. */
export function parcelScene(): PixelGrid {
  const grid = new PixelGrid(WIDTH, HEIGHT);
  drawLandscape(grid);
  drawCafe(grid);
  return grid.over(steamingParcel()).rect(49, 44, 7, 1, WHITE).rect(45, 49, 9, 1, WHITE).rect(51, 54, 5, 1, WHITE);
}
