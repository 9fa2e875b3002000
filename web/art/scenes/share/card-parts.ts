import { cast } from '../../cast/cast.ts';
import type { Expression } from '../../cast/expressions.ts';
import { letter, letteringWidth } from '../../kit/lettering.ts';
import { BRASS, CREAM, DIALOG_BLUE, NIGHT_DEEP } from '../../kit/palette.ts';
import type { PixelGrid } from '../../kit/pixel-grid.ts';

/** The Open Graph size, 1200 by 630, at a third. */
export const CARD_WIDTH = 400;
export const CARD_HEIGHT = 210;

/** Sprites keep their feet in row 44; this many rows above the counter's edge they stand on its top. */
const STANDING_HEIGHT = 43;

export interface Guest {
  slug: string;
  x: number;
  looks?: Expression;
}

/** Puts characters on a counter or shelf, of which `top` is the upper edge. */
export function drawGuests(grid: PixelGrid, top: number, guests: readonly Guest[]): void {
  for (const { slug, x, looks } of guests) grid.over(cast[slug]!(looks), x, top - STANDING_HEIGHT);
}

export function drawCentered(grid: PixelGrid, text: string, y: number, color: string, size: number): void {
  letter(grid, text, Math.round((grid.width - letteringWidth(text, size)) / 2), y, color, size);
}

/** The blue box in which somebody speaks. */
export function drawDialog(grid: PixelGrid, x: number, y: number, width: number, height: number): void {
  grid
    .rect(x + 2, y, width - 4, height, NIGHT_DEEP)
    .rect(x, y + 2, width, height - 4, NIGHT_DEEP)
    .rect(x + 1, y + 2, width - 3, height - 4, CREAM)
    .rect(x + 2, y + 1, width - 4, height - 3, CREAM)
    .rect(x + 2, y + height - 3, width - 4, 2, BRASS)
    .rect(x + width - 3, y + 2, 2, height - 4, BRASS)
    .rect(x + 3, y + 3, width - 6, height - 6, NIGHT_DEEP)
    .rect(x + 4, y + 4, width - 8, height - 8, DIALOG_BLUE);
}
