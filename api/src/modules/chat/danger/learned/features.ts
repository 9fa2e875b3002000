import concepts from './concepts.json' with { type: 'json' };

const PART = 4;

const conceptOfWord = new Map<string, string>();
const conceptOfStem = new Map<string, string>();
for (const [concept, words] of Object.entries(concepts))
  for (const word of words.split(' ')) {
    const place = word.endsWith('*') ? conceptOfStem : conceptOfWord;
    const key = word.replace('*', '');
    if (!place.has(key)) place.set(key, concept);
  }
const stemLengths = [...new Set([...conceptOfStem.keys()].map((stem) => stem.length))];

interface Word {
  /** "mum", "opa" and "hermana" are all of the family: an example with one of them trains the others too, in every language. */
  concept: string | undefined;
  /** The concept, or else the word: used in the features of the neighbouring words. */
  name: string;
  /** The word and its parts: a misspelled word still shares most of them. */
  features: readonly string[];
}

function readWord(text: string): Word {
  const stem = stemLengths.map((length) => text.slice(0, length)).find((start) => conceptOfStem.has(start));
  const concept = conceptOfWord.get(text) ?? (stem && conceptOfStem.get(stem));
  const name = concept ? `#${concept}` : text;
  const marked = `<${text}>`;
  const parts = Array.from({ length: Math.max(marked.length - PART + 1, 0) }, (_, start) => marked.slice(start, start + PART));
  return { concept, name, features: [`=${text}`, ...(concept ? [name] : []), ...parts] };
}

/** Most words of a message have been read before. */
const read = new Map<string, Word>();
const MOST_KEPT = 10_000;

function wordOf(text: string): Word {
  const kept = read.get(text);
  if (kept) return kept;
  if (read.size >= MOST_KEPT) read.clear();
  const word = readWord(text);
  read.set(text, word);
  return word;
}

/** The group that a normalized word belongs to: "family". */
export function conceptOf(word: string): string | undefined {
  return wordOf(word).concept;
}

/** Every two concepts, in the order of their names, by one key: putting strings together anew for every message took most of the time. */
const order = Object.keys(concepts);
const pairs = order.map((one) => order.map((other) => `${one}&${other}`));
const placeOf = new Map(order.map((concept, place) => [concept, place]));

/** What a line of normalized text is known by: its words and their parts, and its concepts, with their neighbours and with each other. */
export function featuresOf(texts: readonly string[]): Set<string> {
  const features = new Set<string>();
  const words = texts.map(wordOf);
  const found = new Set<number>();
  for (const [place, word] of words.entries()) {
    for (const feature of word.features) features.add(feature);
    if (word.concept) found.add(placeOf.get(word.concept)!);
    const before = words[place - 1];
    const beforeThat = words[place - 2];
    if (before && (word.concept ?? before.concept)) features.add(`${before.name} ${word.name}`);
    if (beforeThat && (word.concept ?? beforeThat.concept)) features.add(`${beforeThat.name} * ${word.name}`);
  }
  const places = [...found].toSorted((one, other) => one - other);
  for (const [index, one] of places.entries()) for (const other of places.slice(index + 1)) features.add(pairs[one]![other]!);
  return features;
}
