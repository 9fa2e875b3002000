import type { Color } from './color.ts';

/** The 4x4 threshold matrix of ordered dithering (Bayer 1973). */
const THRESHOLDS = [
  [0, 8, 2, 10],
  [12, 4, 14, 6],
  [3, 11, 1, 9],
  [15, 7, 13, 5],
];

export function thresholdAt(x: number, y: number): number {
  return THRESHOLDS[y & 3]![x & 3]!;
}

/** A colour from a gradient, `position` running from 0 to 1; neighbouring colours are mixed by pattern, never blended. */
export function dither(stops: readonly Color[], position: number, x: number, y: number): Color {
  const place = Math.max(0, Math.min(stops.length - 1.001, position * (stops.length - 1)));
  const index = Math.floor(place);
  return stops[(place - index) * 16 > thresholdAt(x, y) + 0.5 ? index + 1 : index]!;
}
