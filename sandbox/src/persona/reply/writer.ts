import { hash } from '../language/hash.ts';
import { sentenceKey, sentencesOf } from '../language/text.ts';
import type { Act, Voice } from '../voices/voice.ts';
import { house } from '../voices/voices.ts';

/** Sentences with fewer words may repeat. */
const MEMORABLE_WORDS = 3;

/** A sentence or two of a reply. */
export interface Part {
  text: string;
  /** Left out of a reply that gets too long. */
  isExtra: boolean;
}
/** The parts of a reply in their order; a part whose condition does not hold is null or false. */
export type Answer = (Part | null | false)[];

/** A part that stays in a reply of any length. */
export function required(text: string): Part {
  return { text, isExtra: false };
}
/** A part that a long reply leaves out. */
export function optional(text: string): Part {
  return { text, isExtra: true };
}

export type Writer = ReturnType<typeof createWriter>;

/** Picks lines in a seeded order, never one with a sentence that is already in the conversation. */
export function createWriter(voice: Voice, seed: string, said: string[]) {
  const used = new Set(said.flatMap((text) => longSentences(text)));
  const heard = [...said];
  /** Whether no sentence of the text (such as a lore entry) is used yet. */
  function isFresh(text: string): boolean {
    return longSentences(text).every((key) => !used.has(key));
  }
  function take(text: string): string {
    heard.push(text);
    for (const key of longSentences(text)) used.add(key);
    return text;
  }

  /**
   * In the talk's own order, beginning after the line that was said last: the request has the newest messages only, and this
   * way a line comes back as late as possible.
   */
  function linesOf(act: Act): string[] {
    const lines = [...shuffled(voice[act] ?? [], seed + act), ...shuffled(house[act], seed + act)];
    const latest = lines.map((line) => heard.findLastIndex((text) => patternOf(line).test(text)));
    const last = Math.max(...latest) < 0 ? -1 : latest.indexOf(Math.max(...latest));
    return [...lines.slice(last + 1), ...lines.slice(0, last + 1)];
  }

  function isHeard(line: string): boolean {
    return heard.some((text) => patternOf(line).test(text));
  }

  /** Takes an unused line of that act, or null. */
  function say(act: Act, words: Record<string, string> = {}): string | null {
    const lines = linesOf(act);
    // The menu is read out once in a talk.
    if (act === 'help' && lines.some(isHeard)) return null;
    // Lines that were said with other words come last.
    const texts = [...lines.filter((one) => !isHeard(one)), ...lines.filter(isHeard)].map((line) => fill(line, words));
    const fresh = texts.find(isFresh);
    return fresh === undefined ? null : take(fresh);
  }

  /** The same, but repeats a line if all are used. */
  function insist(act: Act, words: Record<string, string> = {}): string {
    const fresh = say(act, words);
    if (fresh !== null) return fresh;
    if (act === 'help') return insist('helpAgain');
    const lines = shuffled(house[act], seed);
    const repeated = shuffled(house.again, seed).flatMap((again) => lines.map((line) => `${again}: ${fill(line, words)}`));
    const unused = repeated.find(isFresh);
    return unused === undefined ? fill(house[act][0] ?? '', words) : take(unused);
  }

  /** A line of that act as a part that the reply has to have. */
  function line(act: Act, words?: Record<string, string>): Part {
    return required(insist(act, words));
  }

  /** A line of that act as a part where there is room for it and one is unused. */
  function more(act: Act, words?: Record<string, string>): Part | null {
    const text = say(act, words);
    return text === null ? null : optional(text);
  }

  /** Whether the reply before this one has a line of that act. */
  function wasLast(act: Act): boolean {
    return linesOf(act).some((line) => patternOf(line).test(said.at(-1) ?? ''));
  }

  /**
   * Says the sentence of a story again that shares most words with a question: of the one that the shop has found for it, or of the
   * last reply; null if none of that shares any.
   */
  function recallStory(question: string, found: string | null): string | null {
    const asked = new Set(stemsIn(question));
    const lines = (['loreIntro', 'loreClose', 'notMine', 'ask', 'offerStory', 'offerBrew'] as const).flatMap(linesOf).map(patternOf);
    const story = found ?? lines.reduce((text, line) => text.replace(line, ' '), said.at(-1) ?? '');
    const [best] = sentencesOf(story)
      .map((text) => ({ text, shared: stemsIn(text).filter((stem) => asked.has(stem)).length }))
      .filter(({ shared }) => shared > 0 || found !== null)
      .toSorted((one, other) => other.shared - one.shared);
    return best === undefined ? null : again(best.text);
  }

  /** A text that was said before, with a line that says so. */
  function again(text: string): string {
    return `${shuffled(house.again, seed)[0]}: ${text}`;
  }

  return { say, insist, line, more, isFresh, wasLast, recallStory, again };
}

/** The first letters of the longer words of a text, in place of their stems; without those of most questions. */
function stemsIn(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z]{4,}/g) ?? [];
  return words.filter((word) => !OF_QUESTIONS.test(word)).map((word) => word.slice(0, 4));
}
const OF_QUESTIONS = /^(?:what|when|whose|that|then|they|them|this|were|with|have|does|about|there|their|from|really)$/;

function patternOf(line: string): RegExp {
  const kept =
    patterns.get(line) ??
    new RegExp(
      line
        .split(/\{\w+\}/)
        .map((piece) => piece.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
        .join('.{1,160}?'),
      'i',
    );
  patterns.set(line, kept);
  return kept;
}
const patterns = new Map<string, RegExp>();

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
