import { type Grind, keepResults, readRequest, readWishes, type Vocabulary, type WishChange } from '../../catalog/index.ts';
import { guestNameIn } from './guest-name.rules.ts';

/** Messages of a talk that were read lately: each turn reads the whole talk again. */
const MOST_KEPT = 2_000;

export interface ReadMessage {
  change: WishChange;
  grind: Grind | null;
  guestName: string | null;
}
const readers = new WeakMap<Vocabulary, (text: string) => ReadMessage>();

function readerOf(vocabulary: Vocabulary): (text: string) => ReadMessage {
  return keepResults(
    (text) => ({ change: readWishes(text, vocabulary), grind: readRequest(text, vocabulary).grind, guestName: guestNameIn(text) }),
    MOST_KEPT,
  );
}

/** Reads one message without the talk; kept for the next turns. */
export function readOnce(text: string, vocabulary: Vocabulary): ReadMessage {
  const read = readers.get(vocabulary) ?? readerOf(vocabulary);
  readers.set(vocabulary, read);
  return read(text);
}
