import { expect, test } from 'vitest';
import { SELF_HARM } from './self-harm.ts';

test.each([
  'i do not want to be alive any more',
  'everyone would be better off without me',
  'i wish i was never born',
  'what is the point of living',
  'i can not go on',
  'i took too many pills',
  'i just want it all to stop',
  'i am just a burden to everyone',
  'please kill me',
  'i could kill myself',
])('finds the danger in "%s"', (text) => {
  expect(SELF_HARM.test(text)).toBe(true);
});

test.each([
  'this heat is killing me',
  'i am dying for a coffee',
  'cut me some slack on the price',
  'you are better off with decaf',
  'i can not go without coffee',
  'is it worth living near the shop',
  'nuts would literally kill me',
  'what is the point of a scale',
])('takes "%s" for what it is', (text) => {
  expect(SELF_HARM.test(text)).toBe(false);
});
