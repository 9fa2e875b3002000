import { INK, WHITE } from '../kit/palette.ts';
import { PixelGrid } from '../kit/pixel-grid.ts';
import { signs } from './icon-signs.ts';
import { things } from './icon-things.ts';

/** The page's own signal colours (gold, cherry, mint, sky, latte), plus ink, white and steel. */
const PAINT = {
  a: INK,
  w: WHITE,
  g: '#ffc53d',
  d: '#b8780f',
  r: '#ff5a6e',
  p: '#ffd0d6',
  m: '#3fbf83',
  b: '#6ab4ff',
  i: '#dff0ff',
  s: '#b9bfd0',
  z: '#7d86a0',
  l: '#e0c89c',
  k: '#8a6644',
  c: '#7a4222',
  v: '#8a78c4',
};

/** Twelve by twelve pixels each, shown at twice the size; the outline keeps them readable on latte, gold and the title bars. */
export const icons: Record<string, () => PixelGrid> = Object.fromEntries(
  Object.entries({ ...signs, ...things }).map(([name, rows]) => [name, () => new PixelGrid(12).stamp(rows, PAINT, 0, 0)]),
);
