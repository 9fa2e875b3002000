import { readdirSync } from 'node:fs';
import { readYaml } from '../data/read-data.ts';
import { hash } from '../language/hash.ts';
import { plainText } from '../language/text.ts';
import { featuresOf, masked, PLACES } from './features.ts';
import { train, type Guess } from './regression.ts';

const FOLDER = new URL('examples/', import.meta.url);

function readExamples(): Map<string, string[]> {
  const examples = new Map<string, string[]>();
  for (const file of readdirSync(FOLDER).toSorted()) {
    const intents = Object.entries(readYaml<Record<string, string>>(new URL(file, FOLDER)));
    for (const [label, lines] of intents) examples.set(label, lines.trim().split('\n'));
  }
  return examples;
}

export const examples = readExamples();
const BETWEEN_LINES = ' ¦ ';
let trained: ((text: string) => Guess | null) | undefined;
/** Trains on the examples, once per process: a sandbox that is started calls it, so that no message waits for it. */
export function learnIntents(): (text: string) => Guess | null {
  return (trained ??= learn());
}

/** A text that is an example has its intent; of all others the regression finds the likeliest. */
function learn(): (text: string) => Guess | null {
  // All lines of an intent at once: one pass of each pattern in place of thousands.
  const samples = [...examples].flatMap(([label, lines]) =>
    masked(plainText(lines.join(BETWEEN_LINES)))
      .split(BETWEEN_LINES)
      .map((line) => ({ label, line, place: hash(line), features: featuresOf(line) })),
  );
  // A mixed order in which a new line moves no other: the guesses for all other messages stay as they are.
  samples.sort((one, other) => one.place - other.place);
  const labels = new Map(samples.map(({ label, line }) => [wordsOf(line), label]));
  labels.delete('');
  const likeliest = train(samples, PLACES);
  return (text) => {
    const label = labels.get(wordsOf(text));
    return label === undefined ? likeliest(featuresOf(text)) : { label, probability: 1 };
  };
}

function wordsOf(line: string): string {
  return line.replaceAll(/[^a-z_]+/g, ' ').trim();
}

/** Every completion reads the whole conversation again, so the newest guesses are kept. */
const guesses = new Map<string, Guess | null>();
const MOST_KEPT = 500;

/** The likeliest intent, or null if none of the text's words is like one of the examples. */
export function classify(text: string): Guess | null {
  const plain = plainText(text);
  const kept = guesses.get(plain);
  if (kept !== undefined) return kept;
  const guess = learnIntents()(masked(plain));
  if (guesses.size >= MOST_KEPT) guesses.clear();
  guesses.set(plain, guess);
  return guess;
}

const LEAST_SURE = 0.5;

/** The first of these labels that the text or one of its clauses has for sure; null if none has. */
export function labelIn<Label extends string>(text: string, labels: readonly Label[]): Label | null {
  const clauses = [text, ...text.split(/[,.;!?]+| and | but /)];
  const sure = clauses.map(classify).filter((guess) => guess !== null && guess.probability >= LEAST_SURE);
  return sure.map((guess) => labels.find((label) => label === guess?.label)).find((label) => label !== undefined) ?? null;
}
