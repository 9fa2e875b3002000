import { INK } from '../../kit/palette.ts';
import { PixelGrid } from '../../kit/pixel-grid.ts';
import { roomIcons } from './room-icons.ts';
import { radioFaces, statusMarks } from './status-marks.ts';
import { toolIcons } from './tool-icons.ts';

const PAINT = {
  a: INK,
  w: '#fffaf0',
  y: '#ffc53d',
  Y: '#b8780f',
  r: '#ff5a6e',
  R: '#bf2540',
  b: '#6ab4ff',
  B: '#1f35b8',
  g: '#2fae74',
  G: '#17694a',
  l: '#e0c89c',
  L: '#c4a274',
  k: '#8a6644',
  p: '#a78bff',
  m: '#74e0a8',
};

function drawn(prefix: string, side: number, drawings: Record<string, string>): [string, () => PixelGrid][] {
  return Object.entries(drawings).map(([name, rows]) => [`${prefix}-${name}`, () => new PixelGrid(side).stamp(rows, PAINT, 0, 0)]);
}

/** Pictures of the administrator's portal alone, by their file name. Each is shown at twice its size. */
export const adminIcons: Record<string, () => PixelGrid> = Object.fromEntries([
  ...drawn('i', 12, { ...toolIcons, ...roomIcons }),
  ...drawn('s', 8, statusMarks),
  ...drawn('s', 10, radioFaces),
]);
