import { beforeAll, expect, it, test } from 'vitest';
import examples from './examples.json' with { type: 'json' };
import { learnParts, type MessagePart, partsOf, readExample, trainParts } from './learned-parts.ts';

// Trained here, as the training takes longer than a test may.
beforeAll(() => {
  learnParts();
}, 60_000);

const FOLDS = 5;

function itemsOf(parts: readonly MessagePart[]): string[] {
  return parts.filter(({ kind }) => kind === 'item').map(({ text }) => text.trim());
}

it('messages outside the training set are cut as well as docs/decisions/37-parts-of-a-message.md states', { timeout: 60_000 }, () => {
  const judged = Array.from({ length: FOLDS }, (_, fold) => {
    const cut = trainParts(examples.filter((_line, place) => place % FOLDS !== fold));
    return examples
      .filter((_line, place) => place % FOLDS === fold)
      .map(readExample)
      .map((parts) => ({ right: itemsOf(parts), found: itemsOf(cut(parts.map(({ text }) => text).join(''))) }));
  }).flat();
  const several = judged.filter(({ right }) => right.length > 1);
  const others = judged.filter(({ right }) => right.length < 2);
  const rightItems = several.filter(({ right, found }) => right.join('|') === found.join('|'));
  const rightOthers = others.filter(({ found }) => found.length < 2);
  expect(rightItems.length / several.length).toBeGreaterThan(0.55);
  expect(rightOthers.length / others.length).toBeGreaterThan(0.86);
});

test.each([
  'my dad: dark and smoky. my mom: fruity, no caffeine.',
  'a smoky coffee for jan, and something without caffeine for his mother, please.',
  'my neighbour likes nuts, and i would rather have something light',
])('the parts of %j are the whole of it', (text) => {
  expect(
    partsOf(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
  expect(itemsOf(partsOf(text))).toHaveLength(2);
});

test.each(['something dark and smoky, nothing sweet', 'my dad loves coffee. he is seventy, and he likes it strong', ''])(
  '%j asks for one coffee at most',
  (text) => expect(itemsOf(partsOf(text)).length).toBeLessThan(2),
);

test.each(['nuts and mint, ', 'one smoky one minty ', 'x: a. '])('hundreds of clauses ("%s") are read to the end', (clause) => {
  const text = clause.repeat(300);
  expect(
    partsOf(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
