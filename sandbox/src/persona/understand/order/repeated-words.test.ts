import { expect, test } from 'vitest';
import { isListIn } from './picks.ts';
import { pickOfTalk } from './talked-of.ts';

test('words without a space between them are no list, however many they are', () => {
  expect(isListIn('anooh'.repeat(200), [])).toBe(false);
  expect(isListIn(`${'an ooh, '.repeat(100)}and no`, [])).toBe(true);
});

test('a row of persons does not time out', () => {
  const text = `one for my ${'and one for my '.repeat(60)},`;
  const clause = { text, persons: [], named: [], picks: [] } as never;
  const talk = { said: text, clauses: [clause], isNamed: false, isChanged: false, lastProducts: ['brunana'], whom: null, proposed: [] };
  expect(pickOfTalk(talk)).toBeNull();
});
