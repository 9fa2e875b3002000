/** Expressions of a character: the frames of its strip, from left to right (web/art/cast/expressions.ts). */
export const EXPRESSIONS = ['idle', 'talk', 'think', 'happy'] as const;
export type Expression = (typeof EXPRESSIONS)[number];

/** The strip of one of our own sprites; other pictures have a single expression. */
export function stripOf(imageUrl: string): string | null {
  const name = /^\/art\/([a-z0-9-]+\.png)$/.exec(imageUrl)?.[1];
  return name === undefined ? null : `/art/faces/${name}`;
}
