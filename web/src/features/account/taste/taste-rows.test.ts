import { expect, it } from 'vitest';
import { isBlank, tasteRows } from './taste-rows.ts';

const nothing = { likes: [], dislikes: [], caffeine: null, grind: null, updatedAt: null };

it('tells only what is known', () => {
  expect(isBlank(nothing)).toBe(true);
  const taste = { ...nothing, likes: ['smoky'], grind: 'WHOLE_BEAN' as const };
  expect(isBlank(taste)).toBe(false);
  expect(tasteRows(taste)).toEqual([
    { label: 'Likes', words: ['smoky'] },
    { label: 'Grind', words: ['Whole bean'] },
  ]);
});
