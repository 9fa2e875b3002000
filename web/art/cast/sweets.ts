import { mix, ramp } from '../kit/color.ts';
import { LEAF, RED, WHITE } from '../kit/palette.ts';
import { type PixelGrid, sheet, stack } from '../kit/pixel-grid.ts';
import { cup, drawFeet, drawHand } from './cup.ts';
import type { Expression } from './expressions.ts';
import { drawFace } from './face.ts';
import { shadesFace } from './faces/masks.ts';
import { steamOf } from './steam.ts';
import { triples } from '../kit/coordinates.ts';

/** How far the chocolate has run down the wall, column by column from the left. */
const DRIPS = [3, 4, 6, 4, 2, 2, 3, 5, 6, 5, 2, 2, 2, 2, 4, 6, 4, 2, 2, 3, 5, 6, 4, 2, 2];

function whippedCream(): PixelGrid {
  const cream = ramp('#fff1dc');
  const fold = mix(cream[2], cream[1], 0.65);
  return sheet()
    .ellipse(22, 17, 11, 3.4, (x, y) => (x > 29 ? cream[1] : y > 18 ? mix(cream[2], cream[1], 0.5) : cream[2]))
    .ellipse(22, 13.5, 8, 2.8, (x) => (x > 27 ? mix(cream[2], cream[1], 0.7) : cream[2]))
    .ellipse(21.5, 10, 5, 2.4, (x) => (x > 24 ? mix(cream[2], cream[1], 0.6) : cream[2]))
    .ellipse(21.5, 7.5, 2, 1.6, cream[2])
    .line(13, 18, 28, 18, fold)
    .line(16, 15, 28, 15, fold)
    .line(19, 12, 26, 11, fold)
    .dots('14,15 15,14 18,11 17,12', WHITE)
    .outline()
    .dots('15,16 16,16 25,12', '#ff6f91')
    .dots('26,16 27,15 19,9', '#59c2d9')
    .dots('20,13 21,14', '#ffc93c');
}

/** Whipped cream, drips, a cherry: pure joy. */
export function chocolateJava(expression: Expression = 'idle'): PixelGrid {
  const glaze = ramp('#a55a34');
  const chocolate = ramp('#4a2018');
  const { handle, body } = cup(glaze, { handle: chocolate });
  drawFeet(body, chocolate);
  DRIPS.forEach((length, i) => body.rect(10 + i, 19, 1, length + 1, i < 3 ? chocolate[3] : i > 19 ? chocolate[0] : chocolate[1]));
  body.dots('12,21 12,22 18,22 18,23 25,22', chocolate[3]).outline();

  const face = drawFace(expression, glaze, {
    idle: ['happy', 'open'],
    rows: [28, 33, 33],
    own: { happy: ['pinched', 'laugh'] },
  });

  const cherry = sheet()
    .ellipse(22, 4, 2, 2, RED[2])
    .set(21, 3, RED[4])
    .dots('23,5 22,6', RED[1])
    .outline()
    .dots('23,1 24,0 22,2', LEAF[1]);

  const hands = drawHand(drawHand(sheet(), 8, 32, glaze), 37, 22, glaze).outline();
  return stack(handle, body, face, whippedCream(), cherry, hands, steamOf(expression, null, 38, 12));
}

/** A peel worn as a sun hat: the crown, then three flaps that hang left, right and over the brow. */
function peelHat(): PixelGrid {
  const stem = ramp('#7a4a24');
  const peel = ramp('#ffdf4d');
  const flaps = [
    '9,15,6 7,16,7 5,17,8 4,18,7 3,19,7 3,20,6 3,21,5 3,22,4 4,23,3 4,24,2',
    '29,15,6 30,16,7 31,17,8 33,18,7 34,19,7 35,20,6 36,21,5 37,22,4 37,23,3 38,24,2',
    '18,17,9 18,18,9 19,19,7 19,20,7 20,21,5 21,22,3',
  ];
  const hat = sheet()
    .rect(20, 3, 4, 3, stem[2])
    .rect(20, 3, 1, 3, stem[3])
    .ellipse(22, 10, 5, 5, peel[2])
    .ellipse(22, 15, 11, 3.5, peel[2]);
  for (const [x, y, width] of flaps.flatMap(triples)) hat.rect(x, y, width, 1, peel[2]);
  return hat
    .recolor((color, x, y) => {
      if (color !== peel[2]) return color;
      if (x > 34 || (x > 25 && x < 30 && y > 13)) return peel[1];
      return x < 9 || (x === 19 && y < 15) ? peel[3] : color;
    })
    .line(22, 8, 22, 16, peel[1])
    .line(18, 10, 15, 15, peel[1])
    .line(26, 10, 29, 15, peel[1])
    .dots('24,11 7,19 38,19 21,19', stem[3])
    .outline();
}

/** On holiday since the day it was glazed: banana-peel sun hat and shades. */
export function brunana(expression: Expression = 'idle'): PixelGrid {
  const glaze = ramp('#f0c93a');
  const tip = ramp('#7a4a24');
  const { handle, body } = cup(glaze, { handle: tip, bands: [{ y: 39, height: 4, glaze: tip }] });
  drawFeet(body, tip).dots('30,35 31,36 12,36 29,24 13,33', tip[2]).outline();

  const face = shadesFace(expression, glaze);

  const hand = drawHand(sheet(), 8, 35, glaze).outline();
  return stack(handle, body, peelHat(), face, hand, steamOf(expression, null, 38, 11));
}
