/** How a character can look: the frames of its strip, from left to right (web/art/cast/expressions.ts). */
export const EXPRESSIONS = ['idle', 'talk', 'think', 'happy'] as const;
export type Expression = (typeof EXPRESSIONS)[number];

/** The strip of a sprite that the shop draws itself; other pictures have one look only. */
export function stripOf(imageUrl: string): string | null {
  const name = /^\/art\/([a-z0-9-]+\.png)$/.exec(imageUrl)?.[1];
  return name === undefined ? null : `/art/faces/${name}`;
}
