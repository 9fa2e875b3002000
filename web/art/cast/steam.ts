import { STEAM } from '../kit/palette.ts';
import { type PixelGrid, sheet } from '../kit/pixel-grid.ts';
import type { Expression } from './expressions.ts';

const [BRIGHT, PALE, FAINT] = STEAM;

/** What rises from a cup says how its owner feels. `dx` and `dy` lead from the coffee to the upper left corner of the shape. */
const SHAPES = {
  swirl: {
    rows: `
      ...c
      ..a.
      .ab.
      ab..
      ab..
      .ab.
      ..ab
      ..ab
      .ab.
      .c..`,
    colors: { a: BRIGHT, b: PALE, c: FAINT },
    dx: -1,
    dy: -8,
  },
  heart: {
    rows: `
      .aa.aa.
      aabaaab
      aaaaaab
      .aaaab.
      ..aab..
      ...b...`,
    colors: { a: '#ff8fa3', b: '#d8546f' },
    dx: -3,
    dy: -6,
  },
  note: {
    rows: `
      ..aaa
      ..a.a
      ..a.a
      .aa.a
      aaaaa
      .a.aa`,
    colors: { a: PALE },
    dx: -2,
    dy: -6,
  },
  snore: {
    rows: `
      .........cc
      .........c.
      ...........
      .....bbb...
      ......b....
      .....bbb...
      ...........
      aaaa.......
      ..a........
      .a.........
      aaaa.......`,
    colors: { a: BRIGHT, b: PALE, c: FAINT },
    dx: 0,
    dy: -10,
  },
  sparks: {
    rows: `
      .......c.
      ....b....
      .c..a....
      .....b...
      .....a...
      ...b....c
      ...a.....
      c........
      ....ab...`,
    colors: { a: '#ffb13b', b: '#ff6a3d', c: '#ffd56b' },
    dx: -4,
    dy: -8,
  },
  thought: {
    rows: `
      ...aaa..
      ..aaaaa.
      ..aaaab.
      ...abb..
      ........
      .aa.....
      .ab.....
      ........
      b.......`,
    colors: { a: BRIGHT, b: PALE },
    dx: -3,
    dy: -8,
  },
  hearts: {
    rows: `
      ........c.c.
      .......ccccc
      ........ccc.
      .aa.aa...c..
      aabaaab.....
      aaaaaab.....
      .aaaab......
      ..aab.......
      ...b........`,
    colors: { a: '#ff8fa3', b: '#d8546f', c: '#ffb3c1' },
    dx: -6,
    dy: -8,
  },
};

type Shape = keyof typeof SHAPES;

/** Steam that leaves the coffee at (x, y). */
export function steam(shape: Shape, x: number, y: number): PixelGrid {
  const { rows, colors, dx, dy } = SHAPES[shape];
  return sheet().stamp(rows, colors, x + dx, y + dy);
}

/**
 * The usual steam of a character, or none. Who thinks or is pleased shows it there, or so much further right that no hat is
 * in the way; its sign has an outline, since it is read on backdrops of every colour.
 */
export function steamOf(expression: Expression, usual: Shape | null, x: number, y: number, aside = 0): PixelGrid {
  if (expression === 'think') return steam('thought', x + aside, y).outline();
  if (expression === 'happy') return steam(usual === 'heart' ? 'hearts' : 'heart', x + aside, y).outline();
  return usual ? steam(usual, x, y) : sheet();
}
