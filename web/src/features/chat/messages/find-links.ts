export type Piece = { text: string; path: string | null };

/** Paths that become links. Everything else in a message stays text. */
const OWN_PATH = /(?<![\w/.:@#?=&-])\/(?:store|quiz|about|watch-tv|account|checkout|login)(?![\w/.@:-]*[\w/@:-])/g;

/** Splits a message into text and links to our own pages. */
export function findLinks(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: path, index } of text.matchAll(OWN_PATH)) {
    if (index > from) pieces.push({ text: text.slice(from, index), path: null });
    pieces.push({ text: path, path });
    from = index + path.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), path: null });
  return pieces;
}
