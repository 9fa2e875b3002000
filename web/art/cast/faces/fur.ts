import { mix, type Ramp } from '../../kit/color.ts';
import { BLUSH, INK, LIPS, WHITE } from '../../kit/palette.ts';
import { type PixelGrid, sheet, stack } from '../../kit/pixel-grid.ts';
import type { Expression } from '../expressions.ts';
import { drawEyes, type Eyes } from '../face.ts';

const SAGES_EYES: Record<Expression, Eyes | readonly [Eyes, Eyes]> = {
  idle: 'closed',
  talk: 'closed',
  think: ['closed', 'open'],
  happy: 'happy',
};

/** How many rows the brows rise, left and right. */
const BROW_LIFT: Record<Expression, readonly [number, number]> = { idle: [0, 0], talk: [1, 1], think: [0, 2], happy: [1, 1] };

const MOUSTACHE = `
  ...aaaaa...aaaaa...
  .aaaaaaaaaaaaaaaaa.
  aaaa..aa...aa..aaaa
  aaa.............aaa`;

const LIFTED = `
  .aa.............aa.
  .aaa.aaaa.aaaa.aaa.
  ..aaaaaaaaaaaaaaa..
  ...aaaaa...aaaaa...`;

function browsAndMoustache(expression: Expression, hair: Ramp): PixelGrid {
  const layer = sheet();
  [13, 25].forEach((x, side) => layer.stamp('.aaaaa.\naaaaaaa\na.....a', { a: hair[2] }, x, 26 - BROW_LIFT[expression][side]!));
  const isOpen = expression === 'talk' || expression === 'happy';
  return layer
    .line(12, 27, 10, 33, hair[2])
    .line(11, 28, 9, 34, hair[1])
    .line(32, 27, 34, 33, hair[2])
    .line(33, 28, 35, 34, hair[1])
    .stamp(expression === 'happy' ? LIFTED : MOUSTACHE, { a: hair[2] }, 13, isOpen ? 32 : 33);
}

function beard(hair: Ramp, drop: number): PixelGrid {
  const layer = sheet();
  const strand = mix(hair[2], hair[1], 0.6);
  for (let y = 36; y <= 46; y++) {
    const half = Math.max(0, Math.round(6 - (y - 36) * 0.55));
    layer.rect(22 - half, y + drop, half * 2 + 1, 1, (x) => (x - 22 > half - 2 ? hair[1] : (x + y) % 5 ? hair[2] : strand));
  }
  return layer.outline();
}

/** Long brows, moustache and beard; `headband` goes between the forehead and the hair. */
export function sagesFace(expression: Expression, hair: Ramp, headband: PixelGrid): PixelGrid {
  const eyes = drawEyes(sheet(), SAGES_EYES[expression], 28).rect(21, 35, 3, 1, '#6b2b3a');
  const isOpen = expression === 'talk' || expression === 'happy';
  const mouth = sheet();
  if (expression === 'talk') mouth.stamp('aaaaa\nabbba\n.aaa.', { a: '#6b2b3a', b: '#d8546f' }, 20, 35);
  if (expression === 'happy') {
    const cheek = '#c98a94';
    mouth.stamp('aaaaaaa\n.bbbbb.\n..aaa..', { a: '#6b2b3a', b: '#d8546f' }, 19, 35).rect(13, 31, 3, 1, cheek).rect(29, 31, 3, 1, cheek);
  }
  return stack(eyes, headband, browsAndMoustache(expression, hair), beard(hair, isOpen ? 1 : 0), mouth);
}

const WEASELS_EYES: Record<Expression, Eyes | readonly [Eyes, Eyes]> = {
  idle: 'happy',
  talk: 'open',
  think: ['squint', 'upward'],
  happy: 'pinched',
};

const SNICKERS: Record<Expression, { mouth: string; x: number; y: number }> = {
  idle: {
    mouth: `
      a....a....a
      .aaaaaaaaa.
      .awwaawwwa.
      ..aaaaaaa..`,
    x: 17,
    y: 34,
  },
  talk: {
    mouth: `
      ....a....
      .aaaaaaa.
      abbbbbbba
      .abcccba.
      ..aaaaa..`,
    x: 18,
    y: 34,
  },
  think: {
    mouth: `
      ....a....
      ....a...a
      .aaaaaaa.`,
    x: 18,
    y: 34,
  },
  happy: {
    mouth: `
      a.....a.....a
      aaaaaaaaaaaaa
      .awwwwwwwwwa.
      .abbbbbbbbba.
      ..abbcccbba..
      ...aaaaaaa...`,
    x: 16,
    y: 34,
  },
};

/** Muzzle, nose and whiskers; the weasel is always about to laugh, and then it does. */
export function weaselsFace(expression: Expression, bib: Ramp): PixelGrid {
  const { mouth, x, y } = SNICKERS[expression];
  const face = sheet()
    .ellipse(22, 35, 8, 5, bib[2])
    .ellipse(22, 36, 7, 4, bib[2])
    .ellipse(16.5, 26, 3.6, 2, bib[2])
    .ellipse(27.5, 26, 3.6, 2, bib[2]);
  drawEyes(face, WEASELS_EYES[expression], 27);
  face
    .rect(20, 31, 5, 2, INK)
    .rect(21, 33, 3, 1, INK)
    .set(21, 31, '#8a6a8c')
    .stamp(mouth, { a: INK, b: LIPS, c: '#ff8a8f', w: WHITE }, x, y)
    .dots('9,31 10,32 8,34 9,34 10,34 35,31 34,32 34,34 35,34 36,34', INK)
    .dots('13,32 14,32 30,32 31,32', expression === 'happy' ? BLUSH : '#f08a6a');
  // Tears of laughter.
  if (expression === 'happy') face.dots('13,29 12,30 31,29 32,30', '#bfe6ff');
  return face;
}
