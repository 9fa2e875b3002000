export interface Part {
  text: string;
  /** What the visitor wants one of. */
  isItem: boolean;
}

/** The text split at these places; empty for fewer than two. */
export function partsAt(plain: string, starts: readonly { index: number }[]): Part[] {
  if (starts.length < 2) return [];
  const items = starts.map(({ index }, at) => ({ text: plain.slice(index, starts[at + 1]?.index), isItem: true }));
  return [{ text: plain.slice(0, starts[0]!.index), isItem: false }, ...items];
}
