import type { Persona } from '../read-persona.ts';
import type { ReadReply } from './memory.ts';
import { URGENT } from './rules.ts';
import { splitMessage } from './split-message.ts';
import type { Intent, Turn } from './turn.ts';
import { understand, type Exchange } from './understand.ts';
import type { Reading } from './wishes/reading.ts';

/** What is answered alone. */
const ALONE = new Set<Intent>(['unsafe', 'injection', 'insult', 'feeling', 'decline', 'recall', 'hand-over']);
/** Nothing to be answered beside a question. */
const COURTESIES = new Set<Intent>(['greet', 'thanks', 'bye', 'compliment', 'sorry', 'how-are-you', 'name', 'listen']);

const UNKNOWN = new Set<Intent>(['off-topic', 'nonsense']);

const POINTS_BACK = /\b(it|they|them|that|this|those|he|she|der|er|lo|il|elle)\b/i;

/** The message as one turn, or as a turn for each of its questions and requests. */
export function turnsOf(exchanges: Exchange[], persona: Persona, readReply: ReadReply, reading: Reading): Turn[] {
  const whole = understand(exchanges, persona, readReply, reading);
  const last = exchanges.at(-1);
  const pieces = last ? splitMessage(last.user) : [];
  if (!last || pieces.length < 2) return [whole];
  const before = exchanges.slice(0, -1);
  const parts = pieces
    .map(({ text: user, sentence }, at) => {
      // "It" is what the parts before name.
      const context = POINTS_BACK.test(user) ? pieces.slice(0, at).map(({ text }) => ({ user: text, reply: '' })) : [];
      return { turn: understand([...before, ...context, { user, reply: '' }], persona, readReply, reading), sentence };
    })
    .filter(({ turn }) => !COURTESIES.has(turn.intent));
  // What was not understood is quoted only if it was asked.
  const known = parts.filter(({ turn }) => !UNKNOWN.has(turn.intent) || turn.raw.includes('?'));
  if (known.length > 0) parts.splice(0, parts.length, ...known);
  // "Thanks. Something with mint?" is the question alone.
  if (parts.length === 1 && pieces.length > 1) return [parts[0]!.turn];
  // A wish in several sentences is one wish: "Something for the night. It must be dark."
  const wished = parts.filter(({ turn }) => turn.intent === 'recommend');
  const isOneWish = new Set(wished.map(({ sentence }) => sentence)).size > 1;
  // "I am allergic to nuts. Something smoky?" is one request.
  const isForHealth = wished.length > 0 && parts.some(({ turn }) => turn.intent === 'allergy');
  const distinct = [...new Map(parts.map(({ turn }) => [askedFor(turn), turn])).values()];
  if (
    isOneWish ||
    isForHealth ||
    distinct.length < 2 ||
    distinct.some(({ intent }) => ALONE.has(intent)) ||
    distinct.every(({ intent }) => UNKNOWN.has(intent)) ||
    URGENT.test(whole.text)
  )
    return [whole];
  // The line about the language and the one about dropped conditions are said once.
  return distinct.map((turn, at) => (at === 0 ? turn : { ...turn, isForeign: false }));
}

function askedFor({ intent, serviceTopic, products, method, said }: Turn): string {
  return JSON.stringify([intent, serviceTopic, intent === 'recommend' ? said : products, method]);
}
