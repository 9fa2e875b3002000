import { ramp } from '../../kit/color.ts';
import { type PixelGrid, sheet } from '../../kit/pixel-grid.ts';
import type { Expression } from '../expressions.ts';

const CANDLE = { a: '#ffd34a', b: '#fff0a0' };
const RIND_EDGE = '#8a2f16';

const TRIANGLE = '..a..\n.aba.\naabba\naaaaa';
const SLIT = '.....\n.....\naaaaa\n.aba.';
const ARC = '.aaa.\naabaa\naa.aa\na...a';

/** The holes of a lantern: left eye, right eye, mouth, and where the mouth is cut. */
const CARVINGS: Record<Expression, { eyes: readonly [string, string]; mouth: string; x: number; y: number }> = {
  idle: {
    eyes: [TRIANGLE, TRIANGLE],
    mouth: `
      aa...........aa
      aaa..aa.aa..aaa
      .aaaaaaaaaaaaa.
      ..aabaabaabaa..
      ....aaaaaaa....`,
    x: 15,
    y: 34,
  },
  talk: {
    eyes: [TRIANGLE, TRIANGLE],
    mouth: `
      ..aa...aa..
      .aaab.baaa.
      aaabbbbbaaa
      aabbbbbbbaa
      aaabb.bbaaa
      .aaab.baaa.
      ..aaaaaaa..`,
    x: 17,
    y: 33,
  },
  think: {
    eyes: [SLIT, '.aaa.\naabaa\nabbba\naabaa\n.aaa.'],
    mouth: `
      ..aa...aa...aa
      .aaaa.aaaa.aaa
      aa..aaa..aaa..`,
    x: 16,
    y: 35,
  },
  happy: {
    eyes: [ARC, ARC],
    mouth: `
      aa.............aa
      aaa..aaa.aaa..aaa
      .aabaaabaaabaaaa.
      ..aabbbbbbbbbaa..
      ...aabbb.bbbaa...
      ....aaaaaaaaa....`,
    x: 14,
    y: 33,
  },
};

/** A carved face with a candle behind it. */
export function lanternFace(expression: Expression): PixelGrid {
  const { eyes, mouth, x, y } = CARVINGS[expression];
  return sheet()
    .stamp(eyes[0], CANDLE, 13, 27)
    .stamp(eyes[1], CANDLE, 27, expression === 'think' ? 25 : 27)
    .stamp(mouth, CANDLE, x, y)
    .outline(RIND_EDGE);
}

const EMBER = ramp('#ff7a2f');

const GLARE = `
  a......
  aa.....
  aaaa...
  .aaaaa.
  ..abba.
  ...aa..`;

const NARROWED = `
  .......
  .......
  .......
  aaaaaa.
  ..abbaa
  .......`;

const ROUND = `
  ..aaaa.
  .aabbaa
  .aabbaa
  .aaaaaa
  ..aaaa.`;

const SMILING = `
  .......
  ..aaa..
  .abbba.
  aaa.aaa
  aa...aa`;

/** All that is seen under the hood; each drawn for the left, the right one is its mirror image. */
const EMBERS: Record<Expression, { left: string; right: string; mouth: string; color: string; y: number }> = {
  idle: { left: GLARE, right: GLARE, mouth: '.a.a.a. \n a.a.a.a', color: EMBER[1], y: 31 },
  talk: { left: GLARE, right: GLARE, mouth: '.aaaaa. \n aabbbaa \n aabbbaa \n .aaaaa.', color: EMBER[2], y: 30 },
  think: { left: NARROWED, right: ROUND, mouth: '....aaa \n .aaaa..', color: EMBER[1], y: 31 },
  happy: { left: SMILING, right: SMILING, mouth: 'aa...aa \n aaaaaaa \n .abbba. \n ..aaa..', color: EMBER[2], y: 30 },
};

/** Embers in a hood: two eyes, and a mouth that glows when it has something to say. */
export function hoodFace(expression: Expression): PixelGrid {
  const { left, right, mouth, color, y } = EMBERS[expression];
  const glow = { a: EMBER[2], b: '#fff0b8' };
  return sheet().stamp(left, glow, 14, 22).stamp(right, glow, 24, 22, { flip: true }).stamp(mouth, { a: color, b: '#ffd56b' }, 19, y);
}
