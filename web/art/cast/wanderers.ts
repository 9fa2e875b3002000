import { mix, type Ramp, ramp } from '../kit/color.ts';
import { BLUSH, GOLD, IVORY, LEAF, RED, WHITE, WOOD } from '../kit/palette.ts';
import { type PixelGrid, sheet, stack } from '../kit/pixel-grid.ts';
import { cup, drawFeet, drawHand } from './cup.ts';
import type { Expression } from './expressions.ts';
import { drawFace } from './face.ts';
import { steamOf } from './steam.ts';

function flatCap(tweed: Ramp): PixelGrid {
  return sheet()
    .ellipse(22, 14.5, 13, 4.6, tweed[2])
    .ellipse(20, 12.5, 9, 2.4, tweed[3])
    .rect(9, 17, 27, 2, tweed[1])
    .rect(5, 18, 16, 2, tweed[1])
    .rect(5, 18, 14, 1, tweed[2])
    .rect(21, 9, 3, 1, tweed[1])
    .line(22, 10, 28, 16, tweed[1])
    .line(22, 10, 16, 15, tweed[1])
    .outline();
}

function picketFence(): PixelGrid {
  const fence = sheet();
  for (let x = 3; x < 43; x += 7) {
    fence
      .rect(x, 40, 4, 7, IVORY[2])
      .rect(x + 1, 39, 2, 1, IVORY[2])
      .rect(x + 3, 40, 1, 7, IVORY[1]);
  }
  return fence.rect(2, 42, 42, 1, IVORY[2]).rect(2, 43, 42, 1, IVORY[1]).outline();
}

/** The neighbour who waves over the fence: cap, scarf, a heart of steam. */
export function friendlyNeighborhood(expression: Expression = 'idle'): PixelGrid {
  const glaze = ramp('#2fa39a');
  const tweed = ramp('#7c5a3a');
  const wool = ramp('#e9a23b');
  const { handle, body } = cup(glaze);
  drawFeet(body, tweed).outline();

  const face = drawFace(expression, glaze, {
    idle: ['open', 'open'],
    rows: [26, expression === 'idle' ? 31 : 30, 30],
    own: { happy: ['happy', 'laugh'] },
  });

  const scarf = sheet().rect(10, 35, 25, 3, wool[2]).rect(10, 37, 25, 1, wool[1]);
  for (let x = 10; x < 35; x += 4) scarf.rect(x, 35, 2, 3, wool[3]);
  scarf.outline();

  const wave = sheet().rect(38, 16, 3, 8, glaze[2]).rect(40, 16, 1, 8, glaze[1]);
  drawHand(wave, 39, 14, glaze).dots('37,12 39,11 41,12', glaze[3]).outline();

  return stack(handle, body, face, scarf, flatCap(tweed), wave, picketFence(), steamOf(expression, 'heart', 33, 8));
}

function feltHat(band: Ramp): PixelGrid {
  const felt = ramp('#7a5a34');
  const hat = sheet().ellipse(22, 17.5, 15, 2.6, felt[1]).ellipse(21, 16.8, 14, 2, felt[2]);
  for (let y = 5; y <= 16; y++) {
    const half = 3 + (y - 5) * 0.62;
    // The tip has gone soft and leans to the left.
    hat.rect(Math.round(20 - half + (y < 8 ? -2 : 0)), y, Math.round(half * 2) + 1, 1, felt[2]);
  }
  return hat
    .rect(14, 4, 5, 2, felt[2])
    .recolor((color, x, y) => (color !== felt[2] || y > 15 ? color : x > 24 ? felt[1] : x < 15 && y > 7 ? felt[3] : color))
    .rect(11, 14, 20, 2, band[1])
    .rect(11, 14, 9, 1, band[2])
    .outline()
    .over(
      sheet()
        .stamp(
          `
          .....aa
          ...aaba
          ..aabba
          .aabba.
          aabba..
          abaa...
          ba.....`,
          { a: '#59c2d9', b: '#c9f2f7' },
          28,
          6,
        )
        .outline(),
    );
}

function cloak(cloth: Ramp): PixelGrid {
  const layer = sheet();
  for (let y = 33; y <= 44; y++) {
    const drop = y - 33;
    const opening = Math.min(4, Math.round(drop / 3));
    const flare = Math.round(drop / 4);
    layer.rect(8 - flare, y, 8 - opening + flare, 1, cloth[2]).rect(29 + opening, y, 8 - opening + flare, 1, cloth[1]);
  }
  const brooch = sheet().stamp('...a.\n.aaba\naabba\nabbaa\n.aa..\nc....', { a: LEAF[2], b: LEAF[4], c: GOLD[2] }, 20, 32).outline();
  return layer
    .rect(9, 33, 27, 3, cloth[2])
    .rect(9, 33, 14, 1, cloth[3])
    .rect(28, 34, 8, 2, cloth[1])
    .line(9, 36, 8, 43, cloth[3])
    .dots('11,39 12,42 33,39 34,42', cloth[0])
    .outline()
    .over(brooch);
}

/** A rambler packed for four breakfasts: felt hat, cloak with a leaf brooch, bedroll, walking stick, toadstool. */
export function baggins(expression: Expression = 'idle'): PixelGrid {
  const glaze = ramp('#d8b06a');
  const cloth = ramp('#5f8a3c');
  const { handle, body } = cup(glaze, { handle: ramp('#b5803f') });
  drawFeet(body, ramp('#8a5a33')).outline();

  const bedroll = sheet()
    .ellipse(36, 17, 5, 4, RED[2])
    .ellipse(36, 17, 3, 2.2, RED[3])
    .ellipse(36, 17, 1, 0.6, RED[1])
    .rect(27, 13, 9, 9, RED[1])
    .outline();

  const cheek = mix(glaze[2], BLUSH, 0.42);
  const face = drawFace(expression, glaze, {
    idle: ['open', 'smile'],
    rows: [26, { idle: 31, talk: 28, think: 30, happy: 28 }[expression]],
    own: { happy: ['happy', 'grin'], talk: ['open', 'chat'] },
  });
  face.rect(12, 30, 4, 2, cheek).rect(29, 30, 4, 2, cheek).dots('13,29 15,30 16,31 28,31 29,30 31,29', glaze[1]);

  const stick = sheet().rect(3, 12, 2, 33, WOOD[2]).rect(4, 12, 1, 33, WOOD[1]).dots('2,12 3,11 5,13 5,20 2,27', WOOD[3]).outline();
  drawHand(stick, 6, 33, glaze).outline();

  const toadstool = sheet()
    .ellipse(41, 41, 4, 2.6, RED[2])
    .rect(39, 43, 4, 3, '#f7ead2')
    .rect(42, 43, 1, 3, '#d9c4a4')
    .dots('39,40 40,40 43,41', WHITE)
    .outline();

  return stack(bedroll, handle, body, face, cloak(cloth), feltHat(cloth), stick, toadstool, steamOf(expression, 'swirl', 9, 13, 34));
}
