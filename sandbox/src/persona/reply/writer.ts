import { hash } from '../language/hash.ts';
import { sentenceKey, sentencesOf } from '../language/text.ts';
import { house } from '../voices/house.ts';
import type { Act, Voice } from '../voices/voice.ts';

/** "Hee." may be said twice; from three words on a sentence is remembered. */
const MEMORABLE_WORDS = 3;
/** When everything has been said: the same again, and open about it. */
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
  /** A line of that act that repeats nothing, or null when none is left. */
  say(act: Act, words?: Record<string, string>): string | null;
  /** The same for what has to be said whatever was said before. */
  insist(act: Act, words?: Record<string, string>): string;
  /** Takes in text from elsewhere (a lore entry), so that no line doubles it. */
  isFresh(text: string): boolean;
}

/** Draws lines in an order that the seed decides; never one whose sentence stands in the conversation already. */
export function createWriter(voice: Voice | null, seed: string, said: string[]): Writer {
  const used = new Set(said.flatMap((text) => memorable(text)));
  function isFresh(text: string): boolean {
    return memorable(text).every((key) => !used.has(key));
  }
  function take(text: string): string {
    for (const key of memorable(text)) used.add(key);
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

function memorable(text: string): string[] {
  return sentencesOf(text)
    .map(sentenceKey)
    .filter((key) => key.split(' ').length >= MEMORABLE_WORDS);
}

function fill(line: string, words: Record<string, string>): string {
  const text = line.replaceAll(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '').trim();
  // A quip ends its own sentence; a name or note at the start of one is written large.
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
