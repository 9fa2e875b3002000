import { isOf } from '../data/intent-groups.ts';
import { examples } from '../intents/classify.ts';
import { masked } from '../intents/features.ts';
import { learnExamples } from '../intents/learn-examples.ts';
import { hash } from '../language/hash.ts';
import { plainText } from '../language/text.ts';
import { entries } from './entries.ts';

/** Fewer than for the intents: the weights of so many entries would take three times the memory. */
const PLACES = 1 << 14;
/** The label of messages that are no frequent question. */
const OTHER = 'other';
/** Of the examples of other intents one of so many is learned. */
const ONE_OF = 2;

let trained: ReturnType<typeof learnExamples> | undefined;
/** Trains on the wordings of all entries, once per process. */
export function learnFaq(): ReturnType<typeof learnExamples> {
  return (trained ??= learn());
}

function learn(): ReturnType<typeof learnExamples> {
  const others = [...examples].flatMap(([label, lines]) => (isOf('notFaq', label) ? lines : []));
  const learned = others.filter((line) => hash(line) % ONE_OF === 0);
  return learnExamples([...entries.map(({ key, asks }): [string, string[]] => [key, asks]), [OTHER, learned]], PLACES);
}

/** The key of the entry that a text asks for with at least that probability, or null. */
export function findEntry(text: string, least: number): string | null {
  const guess = learnFaq()(masked(plainText(text)));
  return guess !== null && guess.probability >= least && guess.label !== OTHER ? guess.label : null;
}
