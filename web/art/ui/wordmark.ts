import type { Color } from '../kit/color.ts';
import { NIGHT_DEEP } from '../kit/palette.ts';
import { PixelGrid } from '../kit/pixel-grid.ts';

const HEIGHT = 9;
const LETTERS: Record<string, string> = {
  B: 'aaaaa. aa..aa aa..aa aaaaa. aa..aa aa..aa aa..aa aaaaa.',
  R: 'aaaaa. aa..aa aa..aa aaaaa. aaaa.. aa.aa. aa..aa aa..aa',
  E: 'aaaaaa aa.... aa.... aaaaa. aa.... aa.... aa.... aaaaaa',
  W: 'aa....aa aa....aa aa....aa aa.aa.aa aa.aa.aa aa.aa.aa aaaaaaaa .aa..aa.',
  ' ': '...',
  Q: '.aaaa. aa..aa aa..aa aa..aa aa..aa aa..aa aa.aaa .aaaa. ....aa',
  U: 'aa..aa aa..aa aa..aa aa..aa aa..aa aa..aa aa..aa .aaaa.',
  S: '.aaaaa aa.... aa.... .aaaa. ....aa ....aa ....aa aaaaa.',
  T: 'aaaaaa ..aa.. ..aa.. ..aa.. ..aa.. ..aa.. ..aa.. ..aa..',
};

/** Lit from above: the face of a letter from its top row to its bottom row. */
const FACE: Color[] = ['#fff6d8', '#fff1cf', '#ffeaa8', '#ffe08a', '#ffd765', '#ffcb4a', '#ffc53d', '#f5b12f', '#f5b12f'];
const SIDES: Color[] = ['#d8573a', '#8e2a45'];

/** The name of the shop as a title, each dot `dot` pixels wide, with a coloured edge below and an ink border. */
export function wordmark(dot: number): PixelGrid {
  const glyphs = [...'BREW QUEST'].map((character) => LETTERS[character]!.split(' '));
  const dotsWide = glyphs.reduce((width, rows) => width + rows[0]!.length + 1, -1);
  function drawLetters(grid: PixelGrid, dy: number, colorOf: (row: number) => Color) {
    let left = 0;
    for (const rows of glyphs) {
      rows.forEach((row, j) => {
        [...row].forEach((letter, i) => {
          if (letter === 'a') grid.rect(1 + (left + i) * dot, 1 + j * dot + dy, dot, dot, colorOf(j));
        });
      });
      left += rows[0]!.length + 1;
    }
  }

  const grid = new PixelGrid(dotsWide * dot + 2, (HEIGHT + 1) * dot + 2);
  SIDES.toReversed().forEach((color, i) => drawLetters(grid, ((SIDES.length - i) * dot) / 2, () => color));
  drawLetters(grid, 0, (row) => FACE[row]!);
  return grid.outline(NIGHT_DEEP);
}
