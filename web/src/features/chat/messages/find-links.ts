export type Piece = { text: string; path: string | null };

/** Where a reply to somebody in danger leads (api/src/modules/chat/danger/danger-replies.ts); the only address of another site. */
const HELPLINES = 'https://findahelpline.com';
/** Paths that become links. Everything else in a message stays text. */
const LINK =
  /(?<![\w/.:@-])https:\/\/findahelpline\.com(?![\w/@:-]|\.\w)|(?<![\w/.:@#?=&-])\/(?:store|quiz|about|watch-tv|account|checkout|login)(?![\w/.@:-]*[\w/@:-])/g;

export function isElsewhere(path: string): boolean {
  return path === HELPLINES;
}

/** Splits a message into text and links: to our own pages, and to the directory of helplines. */
export function findLinks(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: path, index } of text.matchAll(LINK)) {
    if (index > from) pieces.push({ text: text.slice(from, index), path: null });
    pieces.push({ text: path, path });
    from = index + path.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), path: null });
  return pieces;
}
