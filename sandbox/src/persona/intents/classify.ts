import { readdirSync } from 'node:fs';
import { readYaml } from '../data/read-data.ts';
import { plainText } from '../language/text.ts';
import { masked, PLACES } from './features.ts';
import { learnExamples } from './learn-examples.ts';
import type { Guess, Prior } from './regression.ts';

/** From this probability a guess is used at all; docs/decisions/33-understanding.md has the table. */
export const LIKELY = 0.35;

const FOLDER = new URL('examples/', import.meta.url);

/** The lines of each label, and its subject, which is the name of its file. */
function readExamples(): { examples: Map<string, string[]>; subjects: Map<string, string> } {
  const examples = new Map<string, string[]>();
  const subjects = new Map<string, string>();
  for (const file of readdirSync(FOLDER).toSorted()) {
    const intents = Object.entries(readYaml<Record<string, string>>(new URL(file, FOLDER)));
    for (const [label, lines] of intents) {
      examples.set(label, lines.trim().split('\n'));
      subjects.set(label, file);
    }
  }
  return { examples, subjects };
}

const { examples, subjects } = readExamples();
export { examples };
/** The likeliest intent of a text; `before` is the label of the message before it. */
type Classify = (text: string, before?: string | null) => Guess | null;

/** Files of labels with a prior for the message after; docs/decisions/33-understanding.md has the measurements. */
const CONTINUED = new Set(['brewing.yaml', 'characters.yaml', 'orders.yaml', 'packages.yaml', 'shipping.yaml', 'shop.yaml']);
/** Odds relative to a label of another subject. */
const SAME_INTENT = 20;
const SAME_SUBJECT = 4;

/** The file of a label's examples. */
export function subjectOf(label: string | null | undefined): string | null {
  return subjects.get(label ?? '') ?? null;
}

function priorAfter(before: string | null): Prior | null {
  const subject = subjectOf(before);
  if (subject === null || !CONTINUED.has(subject)) return null;
  return (label) => (label === before ? SAME_INTENT : subjectOf(label) === subject ? SAME_SUBJECT : 1);
}

let trained: ReturnType<typeof learnExamples> | undefined;
/** Trains on the examples, once per process: a sandbox that is started calls it, so that no message waits for it. */
export function learnIntents(): ReturnType<typeof learnExamples> {
  return (trained ??= learnExamples(examples, PLACES));
}

const MOST_KEPT = 500;
/** Every completion reads the whole conversation again, so the newest guesses are kept. */
function keepNewest(guessOf: Classify): Classify {
  const guesses = new Map<string, Guess | null>();
  return (text, before = null) => {
    const plain = plainText(text);
    const key = `${plain} ${before}`;
    const kept = guesses.get(key);
    if (kept !== undefined) return kept;
    const guess = guessOf(masked(plain), before);
    if (guesses.size >= MOST_KEPT) guesses.clear();
    guesses.set(key, guess);
    return guess;
  };
}

/** The likeliest intent, or null if none of the text's words is like one of the examples. */
export const classify = keepNewest((text, before) => learnIntents()(text, priorAfter(before ?? null)));

const SHORTEST_PART = 3;
const LONGEST_PART = 8;
const MOST_WORDS = 60;

/** The surest guess of all parts of a text, of three to eight words each: much that is said around a question makes it unclear. */
export const classifyParts = keepNewest((text) => {
  const words = (text.match(/[a-z_]+/g) ?? []).slice(0, MOST_WORDS);
  let surest: Guess | null = null;
  for (let length = SHORTEST_PART; length <= LONGEST_PART; length += 1)
    for (let start = 0; start + length <= words.length; start += 1) {
      const guess = learnIntents()(words.slice(start, start + length).join(' '));
      if (guess !== null && guess.probability > (surest?.probability ?? 0)) surest = guess;
    }
  return surest;
});

const LEAST_SURE = 0.5;
const LEAST_SURE_OF_OTHERS = 0.8;
/** "They work hard" says nothing of the visitor. */
const OF_OTHERS = /^ ?(?:they|he|she)\b(?!.*\b(?:i|me|my|we|us|our)\b)/;

/** In "for him and her", "her" alone says nothing. */
const IS_CLAUSE = /\w{5}|\w \w/;

/** The first of these labels that the text or one of its clauses has for sure; null if none has. */
export function labelIn<Label extends string>(text: string, labels: readonly Label[]): Label | null {
  const clauses = [text, ...text.split(/[,.;!?]+| and | but /).filter((clause) => IS_CLAUSE.test(clause))];
  const sure = clauses
    .map((clause) => ({ guess: classify(clause), least: OF_OTHERS.test(clause) ? LEAST_SURE_OF_OTHERS : LEAST_SURE }))
    .flatMap(({ guess, least }) => (guess !== null && guess.probability >= least ? [guess] : []));
  return sure.map((guess) => labels.find((label) => label === guess.label)).find((label) => label !== undefined) ?? null;
}
