import { readData } from '../data/read-data.ts';
import type { Guess } from '../intents/regression.ts';
import type { Memory } from './memory.ts';
import type { Method } from './turn.ts';

type Row = [topic: Method, pattern: string];
const { methods, keeping } = readData<{ methods: Row[]; keeping: Row[] }>('brewing.yaml');
function topicIn(rows: Row[], text: string): Method | null {
  return rows.find(([, pattern]) => new RegExp(pattern).test(text))?.[0] ?? null;
}

/** Brewed coffee keeps differently from beans. */
const BREWED = /\b(press|pot|brewed|cold brew|iced|milk|hot|warm|thermos|flask|steep)\b/;

/** Of coffee itself, and no way of brewing. */
export function isGeneral(method: Method | null): boolean {
  return method !== null && ['roast', 'plant', 'hour', 'decaf'].includes(method);
}

export function methodOf(text: string, guess: Guess | null): Method | null {
  if (guess?.label === 'keeping' && !BREWED.test(text)) return topicIn(keeping, text) ?? 'fresh';
  return topicIn(methods, text);
}

/** What a question about brewing is about: by its words, by those of the message before, or as before. */
export function methodAsked(text: string, asked: string, guess: Guess | null, { last, lastMethod }: Memory): Method {
  const before = last?.intent === 'brew' && !isGeneral(lastMethod) ? lastMethod : null;
  return methodOf(text, guess) ?? methodOf(asked, guess) ?? before ?? 'any';
}
