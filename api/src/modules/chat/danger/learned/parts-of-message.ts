import { normalizeMessage } from '../normalize-message.ts';

/** A sentence without a full stop is read in pieces of this many words, each beginning in the middle of the one before. */
const PIECE = 16;
const STEP = PIECE / 2;

function wordsOf(text: string): string[] {
  return normalizeMessage(text).match(/[a-z0-9]+/g) ?? [];
}

function piecesOf(words: string[]): string[][] {
  if (words.length <= PIECE + STEP / 2) return [words];
  const pieces: string[][] = [];
  for (let start = 0; start < words.length - STEP; start += STEP) pieces.push(words.slice(start, start + PIECE));
  return pieces;
}

/** The whole message, then its sentences: in a long one, the danger may stand in one of them. */
export function partsOfMessage(text: string): [whole: string[], ...sentences: string[][]] {
  const whole = wordsOf(text);
  const sentences = text.split(/[.!?;\n]+/).flatMap((sentence) => piecesOf(wordsOf(sentence)));
  return sentences.length > 1 ? [whole, ...sentences.filter((words) => words.length > 1)] : [whole];
}
