import { channels, type Color } from './color.ts';
import type { PixelGrid } from './pixel-grid.ts';

function distance(one: Color, other: Color): number {
  const target = channels(other);
  return channels(one).reduce((sum, value, at) => sum + (value - target[at]!) ** 2, 0);
}

/** Gives the rarest colours up for their nearest neighbours until at most `limit` are left: a crowd of sprites has more than a palette holds. */
export function fewerColors(grid: PixelGrid, limit: number): PixelGrid {
  const counts = new Map<Color, number>();
  for (const color of grid.pixels) if (color) counts.set(color, (counts.get(color) ?? 0) + 1);
  const byUse = [...counts].toSorted(([one, often], [other, rarely]) => rarely - often || one.localeCompare(other)).map(([color]) => color);
  const kept = byUse.slice(0, limit);
  const successors = new Map(
    byUse.slice(limit).map((color) => [color, kept.toSorted((one, other) => distance(one, color) - distance(other, color))[0]!]),
  );
  return grid.recolor((color) => successors.get(color) ?? color);
}
