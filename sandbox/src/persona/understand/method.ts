import { readData } from '../data/read-data.ts';
import type { Guess } from '../intents/regression.ts';
import type { Method, Turn } from './turn.ts';

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

/** What a question is about, brewing or the keeping of beans; null without a word for it. */
export function methodOf(text: string, guess: Guess | null): Method | null {
  if (guess?.label === 'keeping' && !BREWED.test(text)) return topicIn(keeping, text) ?? 'fresh';
  return topicIn(methods, text);
}

/** Methods by a device or a drink, which a later message may leave out: "how coarse?" */
const GEAR: readonly Method[] = ['press', 'pot', 'filter', 'espresso', 'iced', 'moka', 'warm'];
/** The method whose device or drink a text names; null without one. */
export function gearIn(text: string): Method | null {
  const method = topicIn(methods, text);
  return method !== null && GEAR.includes(method) ? method : null;
}

/** "What grind do I need for that?" */
const ASKS_GRIND = /\b(?:coarse\w*|fine\w*|(?:what|which) (?:\w+ )?grind)\b/;

/** What a question about brewing is about: by its words, by those of the message before, or as before. */
export function methodAsked(
  text: string,
  asked: string,
  guess: Guess | null,
  { last, lastMethod }: { last: Turn | null; lastMethod: Method | null },
): Method {
  const isGear = lastMethod !== null && GEAR.includes(lastMethod);
  const before = isGear || (last?.intent === 'brew' && !isGeneral(lastMethod)) ? lastMethod : null;
  const method = methodOf(text, guess) ?? methodOf(asked, guess);
  return (method === 'grind' && isGear && ASKS_GRIND.test(text) ? before : method) ?? before ?? 'any';
}
