import { readData } from '../data/read-data.ts';
import type { Guess } from '../intents/regression.ts';
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
