import { expect, test } from 'vitest';
import { changesOf, wordsFor } from './audit-list.ts';

test('an action is written as words', () => {
  expect(wordsFor('staff-role-set')).toBe('Staff role set');
});

test('a change is shown field by field, with the value before where there was one', () => {
  expect(changesOf({ before: '{"role":"admin"}', after: '{"role":"coffee-admin","by":"invite:3"}' })).toEqual([
    { field: 'role', before: 'admin', after: 'coffee-admin' },
    { field: 'by', before: null, after: 'invite:3' },
  ]);
});

test('long values are cut, and a line without details has none', () => {
  expect(changesOf({ before: null, after: JSON.stringify({ bio: 'x'.repeat(200) }) })[0]?.after).toHaveLength(80);
  expect(changesOf({ before: null, after: null })).toEqual([]);
});
