import { expect, test } from 'vitest';
import { quantitiesOf } from './quantities.ts';

test.each([
  ['how much for 3 bags of sparrow', ['sparrows'], [3]],
  ['two lord darkroast and a duke', ['darth', 'dukes-spice'], [2, 1]],
  ['duke and captain, two of each', ['dukes-spice', 'captains-choice'], [2, 2]],
  ['jacks pumpkin twice, decaf destiny once', ['jacks-pumpkin', 'decaf-destiny'], [2, 1]],
  ['three of those', ['darth'], [3]],
  ['and with a third one', ['darth'], [3]],
  ['is there a third one', ['darth'], [1]],
  ['half a dozen brunana', ['brunana'], [6]],
  ['a couple of bags of brunana', ['brunana'], [2]],
  ['brunana for two people', ['brunana'], [1]],
  ['a 12 oz bag of brunana', ['brunana'], [1]],
  ['does $50 pay for brunana', ['brunana'], [1]],
  ['how much is the duke and 200 brunana', ['dukes-spice', 'brunana'], [1, 1]],
])('reads in "%s" how many of %j: %j', (text, slugs, quantities) => {
  expect(quantitiesOf(text, slugs)).toEqual(quantities);
});
