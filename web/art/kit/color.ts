/** A colour as "#rrggbb". Sprites hold no alpha: a pixel is either painted or empty. */
export type Color = string;

/** Five tones from the deepest shadow (0) over the base (2) to the brightest light (4). */
export type Ramp = readonly [Color, Color, Color, Color, Color];

// Shadows drift to plum and lights to butter, so that every material looks lit by the same cafe lamps.
const SHADOW = '#2b1038';
const LIGHT = '#fff3c4';

export function channels(color: Color): [number, number, number] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as [number, number, number];
}

/** The colour that lies `share` (0 to 1) of the way from `from` to `to`. */
export function mix(from: Color, to: Color, share: number): Color {
  const target = channels(to);
  const blended = channels(from).map((value, i) => Math.round(value + (target[i]! - value) * share));
  return `#${blended.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export function ramp(base: Color): Ramp {
  return [mix(base, SHADOW, 0.62), mix(base, SHADOW, 0.32), base, mix(base, LIGHT, 0.34), mix(base, LIGHT, 0.72)];
}
