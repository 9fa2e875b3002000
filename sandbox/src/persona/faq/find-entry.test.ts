import { beforeAll, expect, test } from 'vitest';
import { sentencesOf } from '../language/text.ts';
import { knownSlugs, officialName, POSTER } from '../understand/products.ts';
import { entries } from './entries.ts';
import { findEntry, learnFaq } from './find-entry.ts';

beforeAll(() => void learnFaq(), 60_000);

const LEAST_WORDINGS = 30;
const MOST_WORDS = 45;

test('every entry has a key of its own, 30 wordings or more, and answers of at most 45 words', () => {
  expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
  for (const { key, asks, answers } of entries) {
    expect(new Set(asks).size, key).toBeGreaterThanOrEqual(LEAST_WORDINGS);
    for (const answer of answers) expect(answer.split(' ').length, key).toBeLessThanOrEqual(MOST_WORDS);
  }
});

test('no wording stands under two entries', () => {
  const owners = Map.groupBy(
    entries.flatMap(({ key, asks }) => [...new Set(asks)].map((line) => ({ key, line }))),
    ({ line }) => line,
  );
  expect([...owners].filter(([, rows]) => rows.length > 1).map(([line]) => line)).toEqual([]);
});

/** A sentence with fewer words may repeat. */
const MEMORABLE_WORDS = 3;
const NAMES = knownSlugs.filter((slug) => slug !== POSTER).map(officialName);

test('no answer names a price or a coffee, which the conditions of a talk may rule out', () => {
  const answers = entries.flatMap((entry) => entry.answers);
  expect(answers.filter((answer) => /\$\d/.test(answer))).toEqual([]);
  expect(answers.filter((answer) => NAMES.some((name) => answer.includes(name)))).toEqual([]);
});

test('no two answers have a sentence in common, as a reply repeats none', () => {
  const sentences = entries.flatMap(({ answers }) => answers.flatMap((answer) => sentencesOf(answer)));
  const long = sentences.filter((sentence) => sentence.split(' ').length >= MEMORABLE_WORDS);
  expect(long.filter((sentence, at) => long.indexOf(sentence) !== at)).toEqual([]);
});

test('a wording finds its entry', () => {
  const missed = entries.flatMap(({ key, asks }) => asks.filter((line) => findEntry(line, 0) !== key));
  expect(missed.length / entries.flatMap(({ asks }) => asks).length).toBeLessThan(0.03);
});
