import { expect, test } from 'vitest';
import { addressed, isOne } from './person.ts';

test.each([
  ['me', 'you'],
  ['my dad', 'your dad'],
  ['Karen', 'Karen'],
])('%s is addressed as %s', (person, words) => expect(addressed(person)).toBe(words));

test('all and each are several persons', () => {
  expect(['me', 'my dad', 'all', 'each', null].filter(isOne)).toEqual(['me', 'my dad']);
});
