// oxlint-disable-next-line typescript/triple-slash-reference -- the tests compile this file with a tsconfig that does not include the declaration
/// <reference path="./wink-naive-bayes.d.ts" />
import { readdirSync, readFileSync } from 'node:fs';
import createClassifier from 'wink-naive-bayes-text-classifier';
import { parse } from 'yaml';
import { plainText } from '../language/text.ts';
import { featuresOf } from './features.ts';

export interface Guess {
  /** The name of the intent in examples/*.yaml. */
  label: string;
  /** By how much (logarithm of the odds) it is likelier than the next intent. */
  margin: number;
}

const FOLDER = new URL('examples/', import.meta.url);

/** The example lines by intent; one line of a block is one example. */
function readExamples(): Map<string, string[]> {
  const examples = new Map<string, string[]>();
  for (const file of readdirSync(FOLDER).toSorted()) {
    const intents = parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Record<string, string>;
    for (const [label, lines] of Object.entries(intents)) examples.set(label, lines.trim().split('\n'));
  }
  return examples;
}

export const examples = readExamples();
const classifier = createClassifier();
// A word that is in no example says nothing of an intent.
const known = new Set([...examples.values()].flat().flatMap((line) => featuresOf(plainText(line))));
classifier.definePrepTasks([(text) => featuresOf(text).filter((feature) => known.has(feature))]);
// A low smoothing factor was best on lines that are not in the examples: docs/decisions/33-understanding.md.
classifier.defineConfig({ considerOnlyPresence: true, smoothingFactor: 0.1 });
for (const [label, lines] of examples) for (const line of lines) classifier.learn(plainText(line), label);
classifier.consolidate();

/** Every completion reads the whole conversation again, so the newest guesses are kept. */
const guesses = new Map<string, Guess | null>();
const MOST_KEPT = 500;

/** The likeliest intent, or null if the text has no words. */
export function classify(text: string): Guess | null {
  const plain = plainText(text);
  const kept = guesses.get(plain);
  if (kept !== undefined) return kept;
  const [first, second] = featuresOf(plain).some((feature) => known.has(feature)) ? classifier.computeOdds(plain) : [];
  const guess = first && second ? { label: first[0], margin: first[1] - second[1] } : null;
  if (guesses.size >= MOST_KEPT) guesses.clear();
  guesses.set(plain, guess);
  return guess;
}
