import { PixelGrid } from '../kit/pixel-grid.ts';

/** The frames of a character's strip, from left to right; the first is its everyday sprite. */
export const EXPRESSIONS = ['idle', 'talk', 'think', 'happy'] as const;
export type Expression = (typeof EXPRESSIONS)[number];

/** Draws a character; without an expression, the everyday one. */
export type Persona = (expression?: Expression) => PixelGrid;

const FRAME = 48;

/** All expressions side by side, 192 by 48: one file, so that a change of mind never waits for the network. */
export function expressionStrip(draw: Persona): PixelGrid {
  const strip = new PixelGrid(FRAME * EXPRESSIONS.length, FRAME);
  EXPRESSIONS.forEach((expression, frame) => strip.over(draw(expression), frame * FRAME));
  return strip;
}
