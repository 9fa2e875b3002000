import type { Memory } from './memory.ts';
import type { Turn } from './turn.ts';
import type { Reading } from './wishes/reading.ts';
import { noWishes, type Wishes } from './wishes/wishes.ts';

/** "Or cream" after "no chocolate" excludes cream too. */
const GOES_ON = /^(or|nor|and (no|not)|also (no|not)|not .{1,20} either|no .{1,20} either)\b(?!.*\b(want|like|love|please|with)\b)/;

/** What the shop reads in the words of a message, after the one before. */
export function readWords(words: string, memory: Memory, reading: Reading): Wishes {
  const said = reading.of(words);
  if (!GOES_ON.test(words)) return said;
  const refused = reading.of(words.replace(/^(and |also )?(or|nor|no|not)?/, 'no'));
  const before = memory.last?.said ?? noWishes();
  return before.exclude.length > 0 ? refused : said;
}

/** The person is read from the raw message: the spelling correction may have changed a word. */
export function withPerson(said: Wishes, raw: string, reading: Reading): Wishes {
  const { isBesideCaffeine, inForce } = reading.of(raw);
  return { ...said, isBesideCaffeine, inForce };
}

/** "Can my kid drink decaf?" asks for none; what the shop has ruled out comes from the shop. */
export function ofHealth(said: Wishes, intent: Turn['intent']): Wishes {
  return intent === 'allergy' && said.caffeine !== 'high'
    ? { ...said, caffeine: null, maxCaffeine: said.maxCaffeine === 'medium' ? 'medium' : null }
    : said;
}

/** "and cheaper?" after an offer: the price is not in the conversation, so the plan searches for the cheapest. */
export function cheaper(said: Wishes, text: string, memory: Memory): Wishes {
  return /\bcheaper\b/.test(text) && memory.offered.length > 0 ? { ...said, category: said.category ?? 'beans' } : said;
}
