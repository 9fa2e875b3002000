import { expect, it } from 'vitest';
import { isBlank, tasteRows } from './taste-rows.ts';

const nothing = { likes: [], dislikes: [], caffeine: null, grind: null, updatedAt: null };

it('lists only known parts', () => {
  expect(isBlank(nothing)).toBe(true);
  const taste = { ...nothing, likes: ['smoky'], grind: 'WHOLE_BEAN' as const };
  expect(isBlank(taste)).toBe(false);
  expect(tasteRows(taste)).toEqual([
    { label: 'Likes', values: ['smoky'] },
    { label: 'Grind', values: ['Whole bean'] },
  ]);
});
