import { type Color, mix, type Ramp } from '../kit/color.ts';
import { BLUSH, EYE_SHADE, INK, LIPS, WHITE } from '../kit/palette.ts';
import { type PixelGrid, sheet } from '../kit/pixel-grid.ts';
import type { Expression } from './expressions.ts';

const LEFT_EYE = 16;
const RIGHT_EYE = 27;
const MIDDLE = 22;

type DrawEye = (face: PixelGrid, x: number, y: number) => void;

/** An eye is two columns wide and four rows high, with one white pixel at its upper left. */
const EYES = {
  open: (face, x, y) =>
    face
      .rect(x, y, 2, 4, INK)
      .set(x, y, WHITE)
      .set(x + 1, y + 3, EYE_SHADE),
  big: (face, x, y) =>
    face
      .rect(x - 1, y - 1, 4, 5, WHITE)
      .dots(`${x - 1},${y - 1} ${x + 2},${y - 1}`, null)
      .rect(x, y, 2, 4, INK)
      .set(x, y, WHITE),
  happy: (face, x, y) => face.stamp('.aa. \n a..a \n a..a', { a: INK }, x - 1, y),
  closed: (face, x, y) => face.stamp('a..a \n .aa.', { a: INK }, x - 1, y + 1),
  sleepy: (face, x, y) => face.stamp('aaaa \n .wa. \n .aa.', { a: INK, w: WHITE }, x - 1, y + 1),
  /** Somebody works something out: one eye narrows, the other looks up from under its brow. */
  squint: (face, x, y) => face.stamp('aaaa \n .aa.', { a: INK }, x - 1, y + 1),
  upward: (face, x, y) =>
    face
      .rect(x, y - 1, 2, 4, INK)
      .set(x + 1, y - 1, WHITE)
      .dots(`${x - 1},${y - 3} ${x},${y - 4} ${x + 1},${y - 4} ${x + 2},${y - 4}`, INK),
  /** Big eyes that look for the answer on the ceiling. */
  wonder: (face, x, y) =>
    face
      .rect(x - 1, y - 1, 4, 5, WHITE)
      .dots(`${x - 1},${y - 1} ${x + 2},${y - 1}`, null)
      .rect(x + 1, y, 2, 2, INK)
      .set(x + 1, y - 1, INK)
      .set(x + 2, y, WHITE),
  /** Laughing too hard to see. */
  pinched: (face, x, y) => face.stamp('aa.. \n ..aa \n aa..', { a: INK }, x - 1, y, { flip: x === RIGHT_EYE }),
} satisfies Record<string, DrawEye>;

export type Eyes = keyof typeof EYES;

/** Both eyes, or each in its own way. */
export function drawEyes(face: PixelGrid, look: Eyes | readonly [left: Eyes, right: Eyes], y: number): PixelGrid {
  const [left, right] = typeof look === 'string' ? [look, look] : look;
  EYES[left](face, LEFT_EYE, y);
  EYES[right](face, RIGHT_EYE, y);
  return face;
}

const MOUTHS = {
  smile: { rows: 'a...a \n .aaa.', dx: -2, dy: 0 },
  open: { rows: 'aaaaaaa \n .bbbbb. \n .bcccb. \n ..bbb..', dx: -3, dy: 0 },
  smirk: { rows: '.....a \n ....a. \n aaaa..', dx: -2, dy: -1 },
  awed: { rows: 'aa \n aa', dx: -1, dy: 0 },
  speak: { rows: '.aaa. \n abbba \n abcca \n .aaa.', dx: -2, dy: 0 },
  hum: { rows: '....a \n aaaa.', dx: 1, dy: 0 },
  /** Both in three rows, for a chin that is covered. */
  chat: { rows: 'aaaaa \n abbba \n .aaa.', dx: -2, dy: 0 },
  grin: { rows: 'aaaaaaa \n awwwwwa \n .aaaaa.', dx: -3, dy: 0 },
  laugh: { rows: 'aaaaaaaaa \n awwwwwwwa \n .abbbbba. \n ..abcba.. \n ...aaa...', dx: -4, dy: 0 },
};

export type Mouth = keyof typeof MOUTHS;

export function drawMouth(face: PixelGrid, look: Mouth, y: number, ink: Color = INK): PixelGrid {
  const { rows, dx, dy } = MOUTHS[look];
  return face.stamp(rows, { a: ink, b: LIPS, c: '#ff8a8f', w: WHITE }, MIDDLE + dx, y + dy);
}

export function drawBlush(face: PixelGrid, skin: Ramp, y: number): PixelGrid {
  const rouge = mix(skin[2], BLUSH, 0.42);
  return face
    .rect(13, y, 3, 1, rouge)
    .rect(12, y + 1, 3, 1, rouge)
    .rect(29, y, 3, 2, rouge);
}

type Looks = Record<Expression, readonly [eyes: Eyes | readonly [Eyes, Eyes], mouth: Mouth]>;

/** What a face does unless its character has a way of its own. */
const USUAL: Omit<Looks, 'idle'> = {
  talk: ['open', 'speak'],
  think: [['squint', 'upward'], 'hum'],
  happy: ['happy', 'open'],
};

interface Features {
  idle: Looks['idle'];
  /** Rows of the eyes, the mouth and, unless the character paints its own, the cheeks. */
  rows: readonly [eyes: number, mouth: number, blush?: number];
  own?: Partial<Looks>;
}

/** A face of eyes, mouth and cheeks on an empty sheet. */
export function drawFace(expression: Expression, skin: Ramp, { idle, rows: [eyesRow, mouthRow, blushRow], own }: Features): PixelGrid {
  const [eyes, mouth] = { ...USUAL, idle, ...own }[expression];
  const face = drawEyes(sheet(), eyes, eyesRow);
  drawMouth(face, mouth, mouthRow);
  return blushRow === undefined ? face : drawBlush(face, skin, blushRow);
}
