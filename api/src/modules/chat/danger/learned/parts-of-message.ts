import { normalizeMessage } from '../normalize-message.ts';

/** A sentence without a full stop is read in pieces of this many words, each beginning in the middle of the one before. */
const PIECE = 12;
const STEP = PIECE / 2;

interface Part {
  words: string[];
  /** Cut out of a longer sentence: what it means is less certain. */
  isPiece: boolean;
}

/** The words of a text, normalized. */
export function wordsOf(text: string): string[] {
  return normalizeMessage(text).match(/[a-z0-9]+/g) ?? [];
}

function piecesOf(words: string[]): Part[] {
  const pieces: Part[] = [{ words, isPiece: false }];
  if (words.length > PIECE + STEP)
    for (let start = 0; start < words.length - STEP; start += STEP)
      pieces.push({ words: words.slice(start, start + PIECE), isPiece: true });
  return pieces;
}

/** The whole message, then its sentences and pieces of long ones: in a long message, the danger may stand in one of them. */
export function partsOfMessage(text: string): [whole: Part, ...parts: Part[]] {
  const whole = { words: wordsOf(text), isPiece: false };
  const sentences = text
    .split(/[.!?;\n]+/)
    .map(wordsOf)
    .filter((words) => words.length > 1);
  const [, ...pieces] = piecesOf(whole.words);
  return sentences.length > 1 ? [whole, ...sentences.flatMap(piecesOf)] : [whole, ...pieces];
}
