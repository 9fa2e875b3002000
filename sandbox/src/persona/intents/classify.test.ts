import { expect, test } from 'vitest';
import { classify, examples } from './classify.ts';

test('there are at least 50 intents with at least 30 different examples each', () => {
  expect(examples.size).toBeGreaterThanOrEqual(50);
  for (const [label, lines] of examples) expect(new Set(lines).size, label).toBeGreaterThanOrEqual(30);
});

test('no example stands under two intents', () => {
  const owners = Map.groupBy(
    [...examples].flatMap(([label, lines]) => [...new Set(lines)].map((line) => ({ label, line }))),
    ({ line }) => line,
  );
  expect([...owners].filter(([, rows]) => rows.length > 1).map(([line]) => line)).toEqual([]);
});

test.each([
  ['u took the money 2 times', 'charged-twice'],
  ['kann ich meine Bestellung stornieren', 'cancel'],
  ['puedo devolver el café', 'returns'],
  ['can you send me a bag every month automaticaly', 'subscription'],
])('"%s" is understood as %s', (text, label) => {
  expect(classify(text)?.label).toBe(label);
});

test('a text without a known word has no guess', () => {
  expect(classify('?!')).toBeNull();
});
