import { expect, it } from 'vitest';
import { type Example, train } from './logistic-regression.ts';

const examples: readonly Example<'fruit' | 'nut'>[] = Array.from({ length: 60 }, (_, place) => ({
  features: [place % 2 === 0 ? 'plum' : 'walnut', `word ${place % 7}`, `word ${place % 11}`],
  label: place % 2 === 0 ? 'fruit' : 'nut',
}));

it('the order of the examples changes no probability', () => {
  const guess = train(examples, ['fruit', 'nut'])(['plum', 'word 3']);
  expect(train(examples.toReversed(), ['fruit', 'nut'])(['plum', 'word 3'])).toEqual(guess);
  expect(guess.fruit).toBeGreaterThan(0.6);
});
