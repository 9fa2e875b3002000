import { expect, test } from 'vitest';
import { asksHowMany, quantitiesOf } from './quantities.ts';

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

test.each([
  'how many bags of the duke can i get for 50 dollars',
  'how many bags for $50',
  'how many of those could we buy with 60 bucks',
  'how many more until shipping is free',
  'how many bags until free shipping',
  'so how many bags of the $16 ones can i get for that',
])('asks how many bags a sum pays for: %s', (text) => {
  expect(asksHowMany(text)).toBe(true);
  expect(quantitiesOf(text, ['dukes-spice'])).toEqual([1]);
});
test.each([
  'how many cups for 50 people',
  'how many bags do i need for 20 guests',
  'how many do you have',
  'how much is it with free shipping',
])('does not ask how many bags a sum pays for: %s', (text) => expect(asksHowMany(text)).toBe(false));
