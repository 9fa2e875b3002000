import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '../../platform/config/load-env.ts';

/** Address of the picture of a coffee that has no drawing of its own: a plain cup in its tint ("#rrggbb"). */
export function guestCupUrl(tint: string): string {
  return `/art/cup-${/^#[0-9a-f]{6}$/i.test(tint) ? tint.slice(1).toLowerCase() : 'b98a5e'}.svg`;
}

// The tones of a glaze from shadow to light, and the marks that stand for them in the drawing (guest-cup.svg), in one order.
const SHADOW = '2b1038';
const LIGHT = 'fff3c4';
const tones = [
  { mark: '#010101', toward: SHADOW, share: 0.62 },
  { mark: '#020202', toward: SHADOW, share: 0.32 },
  { mark: '#030303', toward: SHADOW, share: 0 },
  { mark: '#040404', toward: LIGHT, share: 0.34 },
  { mark: '#050505', toward: LIGHT, share: 0.72 },
] as const;

function channels(color: string): number[] {
  return [0, 2, 4].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

/** The colour that lies `share` (0 to 1) of the way from `from` to `to`. */
function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const blended = channels(from).map((value, at) => Math.round(value + (target[at]! - value) * share));
  return `#${blended.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The drawing in a tint of six hexadecimal digits. */
function tintDrawing(drawing: string, tint: string): string {
  return tones.reduce((svg, { mark, toward, share }) => svg.replaceAll(mark, mix(tint, toward, share)), drawing);
}

/** The picture behind guestCupUrl as SVG; null for what is no tint. */
export async function drawGuestCup({ WEB_DIST }: Pick<Env, 'WEB_DIST'>, tint: string): Promise<string | null> {
  if (!/^[0-9a-f]{6}$/.test(tint)) return null;
  return tintDrawing(await readFile(join(WEB_DIST, 'client/art/guest-cup.svg'), 'utf8'), tint);
}
