import 'reflect-metadata';
import { expect, test } from 'vitest';
import { mergeTaste, type Taste } from './taste.rules.ts';

const vocabulary = {
  moods: new Set<string>(),
  tastes: new Set(['berry', 'caramel', 'chocolate', 'citrus', 'cream', 'grain', 'honey', 'mint', 'nut', 'smoke']),
};
const nothing: Taste = { likes: [], dislikes: [], caffeine: null, grind: null };

test('what is liked is no longer disliked, and the other way round', () => {
  const first = mergeTaste(nothing, [{ tastes: ['nut', 'berry'], exclude: ['smoke'] }], vocabulary);
  expect(first).toEqual({ ...nothing, likes: ['nut', 'berry'], dislikes: ['smoke'] });
  expect(mergeTaste(first, [{ tastes: ['smoke'], exclude: ['nut'] }], vocabulary)).toEqual({
    ...nothing,
    likes: ['berry', 'smoke'],
    dislikes: ['nut'],
  });
});

test('the last caffeine and grind stand, and no wish changes nothing', () => {
  const taste = mergeTaste(
    nothing,
    [{ caffeine: 'high' }, { caffeine: 'none', grind: 'ground' }, { caffeine: null, grind: null }],
    vocabulary,
  );
  expect(taste).toMatchObject({ caffeine: 'none', grind: 'ground' });
  expect(mergeTaste(taste, [], vocabulary)).toBe(taste);
});

test('keeps known words only, each once, and drops the oldest', () => {
  const many = ['berry', 'caramel', 'chocolate', 'citrus', 'cream', 'grain', 'honey', 'mint', 'nut'];
  expect(mergeTaste(nothing, [{ tastes: [...many, 'unicorn', ' NUT '] }], vocabulary).likes).toEqual(many.slice(1));
});
