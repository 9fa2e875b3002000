import type { Ramp } from '../../kit/color.ts';
import { INK, WHITE } from '../../kit/palette.ts';
import { type PixelGrid, sheet } from '../../kit/pixel-grid.ts';
import type { Expression } from '../expressions.ts';
import { drawBlush, drawMouth, type Mouth } from '../face.ts';

/** A domino mask, by what its eyes do: w and k are the white and the pupil. */
const DOMINO: Record<Expression, string> = {
  idle: `
    .aaaaaaaaaaaaaaaaaaaaa.
    aaaaaaaaaaaaaaaaaaaaaaa
    aaawwkkaaaaaaaawwkkwaaa
    aaawwkkwaaaaaaawwkkwaaa
    aaawwkkwaaaaaaawwkkwaaa
    aaaaaaaaaa...aaaaaaaaaa
    .aaaaaaaa.....aaaaaaaa.`,
  talk: `
    .aaaaaaaaaaaaaaaaaaaaa.
    aaawwwwwaaaaaaawwwwwaaa
    aaawkkwwaaaaaaawwkkwaaa
    aaawkkwwaaaaaaawwkkwaaa
    aaawwwwwaaaaaaawwwwwaaa
    aaaaaaaaaa...aaaaaaaaaa
    .aaaaaaaa.....aaaaaaaa.`,
  think: `
    .aaaaaaaaaaaaaawwwwwaa.
    aaaaaaaaaaaaaaawwwkkaaa
    aaaaaaaaaaaaaaawwwkkaaa
    aaawwwkkaaaaaaawwwwwaaa
    aaaaaaaaaaaaaaaaaaaaaaa
    aaaaaaaaaa...aaaaaaaaaa
    .aaaaaaaa.....aaaaaaaa.`,
  happy: `
    .aaaaaaaaaaaaaaaaaaaaa.
    aaaawwwaaaaaaaaawwwaaaa
    aaawwwwwaaaaaaawwwwwaaa
    aaawwaawwaaaaawwaawwaaa
    aaawaaaawaaaaawaaaawaaa
    aaaaaaaaaa...aaaaaaaaaa
    .aaaaaaaa.....aaaaaaaa.`,
};

const BURGLARS_MOUTH: Record<Expression, readonly [Mouth, number]> = {
  idle: ['smirk', 34],
  talk: ['speak', 33],
  think: ['hum', 34],
  happy: ['laugh', 33],
};

/** A cat burglar gives little away: it is all in the holes of the mask. */
export function burglarsFace(expression: Expression, glaze: Ramp): PixelGrid {
  const [mouth, row] = BURGLARS_MOUTH[expression];
  const face = drawMouth(sheet().stamp(DOMINO[expression], { a: '#33204a', w: WHITE, k: INK }, 11, 25), mouth, row);
  if (expression === 'idle') face.set(21, 35, WHITE);
  return drawBlush(face, glaze, 33);
}

const SHADES = `
  aaaaaaaaaaaaaaaaaaaaaaa
  ..aaaaaaaaaaaaaaaaaaa..
  ..aaaaaaaa...aaaaaaaa..
  ..aaaaaaaa...aaaaaaaa..
  ...aaaaaa.....aaaaaa...`;

const SUNNY: Record<Expression, { shadesRow: number; mouth: Mouth; mouthRow: number }> = {
  idle: { shadesRow: 26, mouth: 'smirk', mouthRow: 34 },
  talk: { shadesRow: 26, mouth: 'speak', mouthRow: 33 },
  // Halfway down the nose, so that the eyes can look at the sky.
  think: { shadesRow: 29, mouth: 'hum', mouthRow: 36 },
  happy: { shadesRow: 25, mouth: 'laugh', mouthRow: 32 },
};

/** Shades; what they mirror, and where they sit, is the whole expression. */
export function shadesFace(expression: Expression, glaze: Ramp): PixelGrid {
  const { shadesRow, mouth, mouthRow } = SUNNY[expression];
  const face = sheet();
  if (expression === 'think') {
    for (const x of [15, 27]) face.rect(x, 24, 4, 5, WHITE).rect(x + 2, 25, 2, 2, INK);
    face.dots('14,23 15,22 16,22 17,22 27,21 28,20 29,20 30,21', '#7a4a24');
  }
  face.stamp(SHADES, { a: INK }, 11, shadesRow);
  for (const x of [14, 25]) {
    const y = shadesRow + 3;
    if (expression === 'happy') {
      face.stamp('.a. \n aba \n .a.', { a: '#6fd6e8', b: WHITE }, x + 1, y - 2).set(x + 5, y, '#3f8fb5');
    } else {
      face.line(x, y, x + 2, y - 2, '#6fd6e8').line(x + 1, y, x + 3, y - 2, '#3f8fb5');
    }
  }
  return drawBlush(drawMouth(face, mouth, mouthRow), glaze, 33);
}
