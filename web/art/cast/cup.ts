import type { Color, Ramp } from '../kit/color.ts';
import { COFFEE } from '../kit/palette.ts';
import { type PixelGrid, sheet } from '../kit/pixel-grid.ts';

/** The cup every character is built on: columns 10 to 34, rim at row 18, foot at row 42. */
const LEFT = 10;
const RIGHT = 34;
const RIM = 18;
const FOOT = 42;
const CENTER = 22;
/** How far the wall has moved in on each side, by row: the rounded bottom. */
const TAPER: Record<number, number> = { 37: 1, 38: 1, 39: 1, 40: 2, 41: 3, 42: 5 };

interface Band {
  y: number;
  height: number;
  glaze: Ramp;
}

interface CupOptions {
  coffee?: Ramp;
  rim?: Ramp;
  /** `null` for a cup without a handle. */
  handle?: Ramp | null;
  bands?: Band[];
  paintHandle?: (x: number, y: number) => Color | null;
}

function wallSpan(y: number): [left: number, right: number] {
  const inset = TAPER[y] ?? 0;
  return [LEFT + inset, RIGHT - inset];
}

/** Glazed ceramic with the lamp on the upper left: a bright edge, then the base, then a dithered turn into shadow. */
function glazeTone(glaze: Ramp, x: number, y: number): Color {
  const [left, right] = wallSpan(y);
  if (y >= FOOT - 1) return glaze[1];
  if (x === left) return glaze[2];
  if (x <= left + 2) return glaze[3];
  if (x >= right - 1) return glaze[0];
  if (x >= right - 4) return glaze[1];
  if (x >= right - 6) return (x + y) % 2 ? glaze[1] : glaze[2];
  return glaze[2];
}

function paintWall(body: PixelGrid, glaze: Ramp, top: number, bottom: number): void {
  for (let y = top; y <= bottom; y++) {
    const [left, right] = wallSpan(y);
    for (let x = left; x <= right; x++) body.set(x, y, glazeTone(glaze, x, y));
  }
}

function drawHandle(glaze: Ramp, paint?: CupOptions['paintHandle']): PixelGrid {
  const handle = sheet().ellipse(36, 28.5, 6, 7, (_, y) => (y < 25 ? glaze[3] : y > 32 ? glaze[1] : glaze[2]));
  if (paint) handle.recolor((color, x, y) => paint(x, y) ?? color);
  const hole = sheet().ellipse(36, 28.5, 2.6, 3.6, '#000000');
  // The part behind the cup goes after the outline, or a line would show through the wall.
  return handle.erase(hole).outline().rect(20, 20, 14, 20, null);
}

/** A full cup. The handle is a layer of its own, since capes and bedrolls go between the two. */
export function cup(glaze: Ramp, options: CupOptions = {}): { handle: PixelGrid; body: PixelGrid } {
  const { coffee = COFFEE, rim = glaze, handle = glaze, bands = [], paintHandle } = options;
  const body = sheet();
  paintWall(body, glaze, RIM, FOOT);
  for (const band of bands) paintWall(body, band.glaze, band.y, band.y + band.height - 1);
  body
    .ellipse(CENTER, RIM, 12, 3.4, (_, y) => (y > RIM + 1 ? rim[3] : rim[4]))
    .ellipse(CENTER, RIM + 0.2, 10, 2.2, coffee[1])
    .ellipse(CENTER, RIM + 1, 8, 1.2, coffee[2])
    .ellipse(CENTER - 1, RIM + 1.4, 5, 0.6, coffee[3])
    .dots('16,18 17,18 26,19', coffee[4])
    .dots('13,23 13,24 13,25 13,28', glaze[4]);
  return { handle: handle ? drawHandle(handle, paintHandle) : sheet(), body };
}

/** Two shoes under the cup; `gap` is the distance between their middles. */
export function drawFeet(body: PixelGrid, leather: Ramp, gap = 10): PixelGrid {
  for (const x of [CENTER - gap / 2 - 2, CENTER + gap / 2 - 2]) {
    body
      .rect(x, 43, 5, 2, leather[1])
      .rect(x, 43, 3, 1, leather[3])
      .set(x - 1, 44, leather[1]);
  }
  return body;
}

export function drawHand(layer: PixelGrid, x: number, y: number, skin: Ramp): PixelGrid {
  return layer.ellipse(x, y, 1.8, 1.8, skin[2]).dots(`${x - 1},${y - 1} ${x},${y - 1}`, skin[4]);
}
