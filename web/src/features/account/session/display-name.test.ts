import { expect, it } from 'vitest';
import { displayName } from './display-name.ts';

it('joins first and last name, and falls back to Captain', () => {
  expect(displayName({ firstName: 'Ada', lastName: 'Grinder' })).toBe('Ada Grinder');
  expect(displayName({ firstName: ' Ada ', lastName: '' })).toBe('Ada');
  expect(displayName({ firstName: ' ', lastName: '' })).toBe('Captain');
});
