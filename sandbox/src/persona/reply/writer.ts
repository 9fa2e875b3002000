import { hash } from '../language/hash.ts';
import { sentenceKey, sentencesOf } from '../language/text.ts';
import { house } from '../voices/house.ts';
import type { Act, Voice } from '../voices/voice.ts';

/** Sentences with fewer words may repeat. */
const MEMORABLE_WORDS = 3;
/** Prefixes of a repeated line when all lines are used. */
const AGAIN = [
  'Once more',
  'As I said',
  'Again',
  'It bears repeating',
  'The same as before',
  'To say it another time',
  'I can only repeat it',
  'Nothing has changed',
  'As it was',
  'Still',
];

export interface Writer {
  /** Takes an unused line of that act, or null. */
  say(act: Act, words?: Record<string, string>): string | null;
  /** The same, but repeats a line if all are used. */
  insist(act: Act, words?: Record<string, string>): string;
  /** Whether no sentence of the text (such as a lore entry) is used yet. */
  isFresh(text: string): boolean;
}

/** Picks lines in a seeded order, never one with a sentence that is already in the conversation. */
export function createWriter(voice: Voice | null, seed: string, said: string[]): Writer {
  const used = new Set(said.flatMap((text) => longSentences(text)));
  function isFresh(text: string): boolean {
    return longSentences(text).every((key) => !used.has(key));
  }
  function take(text: string): string {
    for (const key of longSentences(text)) used.add(key);
    return text;
  }

  function own(act: Act): string[] {
    return (voice as Partial<Record<Act, string[]>> | null)?.[act] ?? [];
  }

  function say(act: Act, words: Record<string, string> = {}): string | null {
    for (const line of [...shuffled(own(act), seed + act), ...shuffled(house[act], seed + act)]) {
      const text = fill(line, words);
      if (isFresh(text)) return take(text);
    }
    return null;
  }

  function insist(act: Act, words: Record<string, string> = {}): string {
    const fresh = say(act, words);
    if (fresh !== null) return fresh;
    for (const again of shuffled(AGAIN, seed)) {
      for (const line of shuffled(house[act], seed)) {
        const text = `${again}: ${fill(line, words)}`;
        if (isFresh(text)) return take(text);
      }
    }
    return fill(house[act][0] ?? '', words);
  }

  return { say, insist, isFresh };
}

function longSentences(text: string): string[] {
  return sentencesOf(text)
    .map(sentenceKey)
    .filter((key) => key.split(' ').length >= MEMORABLE_WORDS);
}

function fill(line: string, words: Record<string, string>): string {
  const text = line.replaceAll(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '').trim();
  // A quip ends its own sentence; a value at the start of one is capitalized.
  return text
    .replace(/([.!?])\.$/, '$1')
    .replaceAll(/(^|[.!?] )([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase());
}

function shuffled<Item>(items: Item[], seed: string): Item[] {
  return items
    .map((item, place) => ({ item, rank: hash(`${seed}/${place}`) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
