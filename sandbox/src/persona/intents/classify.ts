import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { plainText } from '../language/text.ts';
import { featuresOf } from './features.ts';
import { train } from './regression.ts';

export interface Guess {
  /** The name of the intent in examples/*.yaml. */
  label: string;
  /** From 0 to 1. What it is worth by cross-validation: docs/decisions/33-understanding.md. */
  probability: number;
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
const likeliest = train([...examples].flatMap(([label, lines]) => lines.map((line) => ({ label, features: featuresOf(plainText(line)) }))));

/** Every completion reads the whole conversation again, so the newest guesses are kept. */
const guesses = new Map<string, Guess | null>();
const MOST_KEPT = 500;

/** The likeliest intent, or null if none of the text's words is like one of the examples. */
export function classify(text: string): Guess | null {
  const plain = plainText(text);
  const kept = guesses.get(plain);
  if (kept !== undefined) return kept;
  const guess = likeliest(featuresOf(plain));
  if (guesses.size >= MOST_KEPT) guesses.clear();
  guesses.set(plain, guess);
  return guess;
}

const LEAST_SURE = 0.5;

/** The first of these labels that the text or one of its clauses has for sure; null if none has. */
export function labelIn<Label extends string>(text: string, labels: readonly Label[]): Label | null {
  const clauses = [text, ...text.split(/[,.;!?]+| and | but /)];
  const sure = clauses.map((clause) => classify(clause)).filter((guess) => guess !== null && guess.probability >= LEAST_SURE);
  return labels.find((label) => label === sure.find((guess) => labels.some((one) => one === guess?.label))?.label) ?? null;
}
