import { expect, test } from 'vitest';
import { methodOf } from './method.ts';

test.each([
  ['for a ten cup moka pot is that 150 grams too', 'moka'],
  ['i do not have a moka pot though only a filter machine', 'filter'],
  ['how do i brew you got a french pres', 'press'],
  ['what does roast even mean light medium dark', 'roast'],
  ['how do they get the caffeine out of decaf', 'decaf'],
  ['what is decaf exactly', 'decaf'],
  ['what is decaf destiny', null],
  ['how long is it good in a thermos', 'warm'],
])('%s is about %s', (text, method) => expect(methodOf(text, null)).toBe(method));
