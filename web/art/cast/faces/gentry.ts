import { mix, type Ramp } from '../../kit/color.ts';
import { BLUSH, GOLD, INK, LIPS, WHITE } from '../../kit/palette.ts';
import { type PixelGrid, sheet } from '../../kit/pixel-grid.ts';
import type { Expression } from '../expressions.ts';
import { drawBlush, drawEyes, type Eyes } from '../face.ts';

/** A mouth that talks under a moustache. */
const SPEAKING = 'aaaaa \n abbba \n .aaa.';
const GRINNING = 'aaaaaaa \n .wwwww. \n ..bbb..';

const MONOCLE = `
  ..aaaa...
  .a....a..
  a....b.a.
  a.....ba.
  a......a.
  a......a.
  .a....a..
  ..aaaa.a.
  .........
  ........a
  .........
  ........a
  .........
  .......a.`;

const CURLED = `
  a.............a
  aa...aa.aa...aa
  .aaaaaaaaaaaaa.
  ...aaaa.aaaa...`;

/** One end up, one down: the duke weighs a matter. */
const TWISTED = `
  ..............a
  .....aa.aa...aa
  .aaaaaaaaaaaaa.
  aaaaaaa.aaaa...
  a..............`;

const DELIGHTED = `
  aa...........aa
  a.............a
  aa...aa.aa...aa
  .aaaaaaaaaaaaa.
  ...aaaa.aaaa...`;

const DUKES_EYES: Record<Expression, Eyes | readonly [Eyes, Eyes]> = {
  idle: 'open',
  talk: 'open',
  think: ['squint', 'open'],
  happy: 'happy',
};

/** Monocle, one brow and a moustache that has opinions. */
export function dukesFace(expression: Expression, glaze: Ramp): PixelGrid {
  const ink = '#3a1430';
  const lips = '#8c1f2c';
  const face = drawBlush(drawEyes(sheet(), DUKES_EYES[expression], expression === 'happy' ? 27 : 26), glaze, 31);
  if (expression === 'think') face.rect(27, 26, 2, 4, glaze[2]).rect(28, 25, 2, 4, INK).set(29, 25, WHITE);
  face.stamp(MONOCLE, { a: GOLD[3], b: '#fff3c4' }, 24, 24);

  switch (expression) {
    case 'idle':
      return face.line(15, 24, 18, 24, ink).stamp(CURLED, { a: ink }, 15, 32).rect(21, 37, 3, 1, lips);
    case 'talk':
      return face.line(14, 23, 18, 22, ink).stamp(CURLED, { a: ink }, 15, 31).stamp(SPEAKING, { a: ink, b: '#d8546f' }, 20, 35);
    case 'think':
      return face.line(14, 24, 18, 26, ink).stamp(TWISTED, { a: ink }, 15, 31).rect(23, 37, 4, 1, lips);
    case 'happy':
      return face
        .line(15, 24, 18, 23, ink)
        .stamp(DELIGHTED, { a: ink }, 15, 30)
        .stamp(GRINNING, { a: ink, b: '#d8546f', w: WHITE }, 19, 35);
  }
}

const CAPTAINS_EYES: Record<Expression, Eyes | readonly [Eyes, Eyes]> = {
  idle: 'open',
  talk: 'open',
  think: ['squint', 'open'],
  happy: 'happy',
};

/** Brows and a ginger moustache; the mouth is what moves beneath. */
export function captainsFace(expression: Expression, glaze: Ramp): PixelGrid {
  const brow = '#8a5a3a';
  const cheek = mix(glaze[2], BLUSH, 0.5);
  const face = drawEyes(sheet(), CAPTAINS_EYES[expression], expression === 'think' || expression === 'happy' ? 27 : 26);
  const isUp = expression === 'happy' || expression === 'talk';
  const moustache =
    expression === 'think'
      ? `
        .......aaaaaaa.
        .aaaaaa.aaaaaaa
        aaaaaaa.aa...aa
        aa.............`
      : `
        ..aaaaa.aaaaa..
        .aaaaaaaaaaaaa.
        aaa.aaa.aaa.aaa`;
  if (expression === 'think') face.line(14, 25, 18, 26, brow).rect(26, 24, 4, 1, brow).set(27, 27, INK).set(28, 27, WHITE);
  else face.rect(15, isUp ? 23 : 24, 4, 1, brow).rect(26, isUp ? 23 : 24, 4, 1, brow);
  face.stamp(moustache, { a: '#b8743f' }, 15, isUp ? 30 : 31);
  if (expression === 'idle') face.rect(20, 34, 5, 1, LIPS);
  if (expression === 'talk') face.stamp(SPEAKING, { a: LIPS, b: '#ff8a8f' }, 20, 33);
  if (expression === 'think') face.rect(23, 34, 4, 1, LIPS);
  if (expression === 'happy') face.stamp('aaaaaaa \n .abbba. \n ..aaa..', { a: LIPS, b: '#ff8a8f' }, 19, 33);
  return face.rect(12, 30, 3, 2, cheek).rect(30, 30, 3, 2, cheek);
}
