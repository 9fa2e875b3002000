import { expect, it } from 'vitest';
import { declinedWords } from './declined-words.ts';

it.each([
  ['Your card was declined.', 'Your card was declined. You have not been charged.'],
  ['The payment was not completed. You have not been charged.', 'The payment was not completed. You have not been charged.'],
])('says once of %j that nothing was charged', (message, words) => {
  expect(declinedWords(message)).toBe(words);
});
