import { type Ramp, ramp } from '../kit/color.ts';
import { GOLD, LEAF, RED, WHITE, WOOD } from '../kit/palette.ts';
import { type PixelGrid, sheet, stack } from '../kit/pixel-grid.ts';
import { cup, drawFeet, drawHand } from './cup.ts';
import type { Expression } from './expressions.ts';
import { drawFace } from './face.ts';
import { sagesFace } from './faces/fur.ts';
import { steamOf } from './steam.ts';

/** A tea-house sage who moved to coffee: long brows, beard, headband, bamboo staff. */
export function mastersBlend(expression: Expression = 'idle'): PixelGrid {
  const stone = ramp('#8f9aad');
  const lip = ramp('#8d8577');
  const { body } = cup(stone, { handle: null, rim: lip, bands: [{ y: 40, height: 1, glaze: lip }] });
  drawFeet(body, WOOD).dots('18,24 27,38 14,35 30,24 12,30', stone[3]).outline();

  const headband = sheet()
    .rect(9, 23, 27, 3, RED[2])
    .rect(9, 25, 27, 1, RED[1])
    .rect(9, 23, 10, 1, RED[3])
    .outline()
    .ellipse(22, 24, 2, 2, GOLD[2])
    .set(21, 23, GOLD[4]);
  const ends = sheet()
    .line(36, 25, 41, 28, RED[2])
    .line(36, 26, 41, 29, RED[1])
    .line(36, 26, 39, 34, RED[2])
    .line(37, 27, 40, 34, RED[1])
    .outline();

  const face = sagesFace(expression, ramp('#f3efe6'), headband);

  const staff = sheet().rect(3, 8, 3, 37, LEAF[2]).rect(3, 8, 1, 37, LEAF[3]).rect(5, 8, 1, 37, LEAF[1]);
  for (const y of [14, 23, 32, 40]) staff.rect(2, y, 5, 1, LEAF[1]);
  staff.outline();
  drawHand(staff, 7, 33, stone).outline();

  const vapour = [steamOf(expression, 'swirl', 20, 12)];
  if (expression === 'idle' || expression === 'talk') vapour.push(steamOf(expression, 'swirl', 27, 13));
  return stack(ends, body, face, staff, ...vapour);
}

function nightcap(wool: Ramp): PixelGrid {
  const star = '#ffe48a';
  const cap = sheet();
  for (let y = 6; y <= 16; y++) {
    const left = 12 + Math.round((16 - y) * 0.1);
    cap.rect(left, y, 33 - Math.round((16 - y) * 0.35) - left, 1, wool[2]);
  }
  return cap
    .ellipse(20, 8, 9, 4, wool[2])
    .rect(8, 8, 6, 4, wool[2])
    .rect(6, 10, 5, 5, wool[2])
    .rect(5, 13, 4, 6, wool[1])
    .recolor((color, x, y) => (color !== wool[2] ? color : x > 27 ? wool[1] : y < 8 ? wool[3] : color))
    .outline()
    .stamp('..a..\naaaaa\n.aaa.\n.a.a.', { a: star }, 22, 8)
    .stamp('.a.\naaa\n.a.', { a: star }, 15, 11)
    .dots('29,14 19,6', star)
    .over(sheet().rect(9, 15, 27, 4, wool[4]).rect(9, 18, 27, 1, wool[3]).outline())
    .over(sheet().ellipse(6, 20, 2.4, 2.4, star).dots('7,22 8,21', '#e0b84a').outline());
}

/** Half asleep and perfectly fine with it. */
export function decafDestiny(expression: Expression = 'idle'): PixelGrid {
  const glaze = ramp('#a992dc');
  const { handle, body } = cup(glaze, { coffee: ['#6b4a3a', '#8d6648', '#b08a63', '#d1b089', '#efdcbb'] });
  drawFeet(body, ramp('#f0b9cf'), 11).dots('16,43 17,43 28,43 29,43', WHITE).outline();

  const face = drawFace(expression, glaze, {
    idle: ['sleepy', 'awed'],
    rows: [27, 34, 32],
    own: { talk: ['sleepy', 'speak'], think: [['closed', 'upward'], 'hum'] },
  });
  if (expression === 'idle') face.dots('24,35 24,36', '#d8f0ff');

  const hand = drawHand(sheet(), 9, 34, glaze).outline();
  return stack(handle, body, face, nightcap(ramp('#4a5fb8')), hand, steamOf(expression, 'snore', 34, 13, 6));
}
