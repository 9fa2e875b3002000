import type { Color } from './color.ts';
import type { PixelGrid } from './pixel-grid.ts';

/** Capitals five pixels high and mostly three wide, row by row: the hand for signs inside a picture. */
const GLYPHS: Record<string, string> = {
  A: '.a. a.a aaa a.a a.a',
  B: 'aa. a.a aa. a.a aa.',
  C: '.aa a.. a.. a.. .aa',
  D: 'aa. a.a a.a a.a aa.',
  E: 'aaa a.. aa. a.. aaa',
  F: 'aaa a.. aa. a.. a..',
  G: '.aa a.. a.a a.a .aa',
  H: 'a.a a.a aaa a.a a.a',
  I: 'aaa .a. .a. .a. aaa',
  J: '..a ..a ..a a.a .a.',
  K: 'a.a a.a aa. a.a a.a',
  L: 'a.. a.. a.. a.. aaa',
  M: 'a...a aa.aa a.a.a a...a a...a',
  N: 'a..a aa.a a.aa a..a a..a',
  O: '.a. a.a a.a a.a .a.',
  P: 'aa. a.a aa. a.. a..',
  Q: '.a. a.a a.a aa. .aa',
  R: 'aa. a.a aa. a.a a.a',
  S: '.aa a.. .a. ..a aa.',
  T: 'aaa .a. .a. .a. .a.',
  U: 'a.a a.a a.a a.a aaa',
  V: 'a.a a.a a.a a.a .a.',
  W: 'a...a a...a a.a.a aa.aa a...a',
  X: 'a.a a.a .a. a.a a.a',
  Y: 'a.a a.a .a. .a. .a.',
  Z: 'aaa ..a .a. a.. aaa',
  '0': 'aaa a.a a.a a.a aaa',
  '1': '.a. aa. .a. .a. aaa',
  '2': 'aa. ..a .a. a.. aaa',
  '3': 'aa. ..a .a. ..a aa.',
  '4': 'a.a a.a aaa ..a ..a',
  '5': 'aaa a.. aa. ..a aa.',
  '6': '.aa a.. aaa a.a aaa',
  '7': 'aaa ..a .a. .a. .a.',
  '8': 'aaa a.a aaa a.a aaa',
  '9': 'aaa a.a aaa ..a aa.',
  '.': '. . . . a',
  ',': '.. .. .. .a a.',
  ':': '. a . a .',
  "'": 'a a . . .',
  '!': 'a a a . a',
  '?': 'aa. ..a .a. ... .a.',
  '-': '... ... aaa ... ...',
  ' ': '... ... ... ... ...',
};

function glyphOf(character: string): string[] {
  const glyph = GLYPHS[character];
  if (!glyph) throw new RangeError(`The sign writer has no letter "${character}".`);
  return glyph.split(' ');
}

/** Writes capitals from (x, y) on; `size` is the pixels per dot, `gap` the empty dots between letters. */
export function letter(grid: PixelGrid, text: string, x: number, y: number, color: Color, size = 1, gap = 1): PixelGrid {
  let left = x;
  for (const glyph of [...text].map(glyphOf)) {
    glyph.forEach((row, j) => {
      [...row].forEach((dot, i) => {
        if (dot === 'a') grid.rect(left + i * size, y + j * size, size, size, color);
      });
    });
    left += (glyph[0]!.length + gap) * size;
  }
  return grid;
}

/** The width in pixels that `letter` needs for a text. */
export function letteringWidth(text: string, size = 1, gap = 1): number {
  return [...text].map(glyphOf).reduce((width, glyph) => width + (glyph[0]!.length + gap) * size, -gap * size);
}

/** Breaks a text between its words, so that no line is wider than `width` pixels; a single long word stays whole. */
export function letteringLines(text: string, width: number, size = 1, gap = 1): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && letteringWidth(longer, size, gap) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
