const SHORTEST_PART = 4;
const LONGEST_PART = 4;

/** Words, pairs of words, and parts of words: a misspelled word still shares most of its parts. */
export function featuresOf(plain: string): string[] {
  const words = plain.match(/[a-z0-9]+/g) ?? [];
  return [...words.flatMap((word) => [`=${word}`, ...partsOf(word)]), ...words.slice(1).map((word, place) => `${words[place]} ${word}`)];
}

function partsOf(word: string): string[] {
  const marked = `<${word}>`;
  const parts: string[] = [];
  for (let length = SHORTEST_PART; length <= LONGEST_PART; length += 1)
    for (let start = 0; start + length <= marked.length; start += 1) parts.push(marked.slice(start, start + length));
  return parts;
}
