import { expect, test } from 'vitest';
import { seededCatalogue } from '../../../testing/seeded-catalogue.ts';
import type { SearchWish } from '../../catalog/index.ts';
import { guardOfTalk } from '../wishes/guard.rules.ts';
import { nearestProduct } from './nearest-product.ts';

const catalog = seededCatalogue();
function nearest(message: string, wish: SearchWish = {}, leftOut: string[] = []) {
  const found = nearestProduct(catalog, { category: 'beans', ...wish }, guardOfTalk(catalog, [message]), new Set(leftOut));
  return found && [found.product.slug, ...found.breaks];
}

test('of a budget that no coffee keeps to, the cheapest', () => {
  expect(nearest('nothing over $10', { tastes: ['mint'] })).toEqual([expect.any(String), 'costs $16.00']);
});

test.each<[string, SearchWish, string[]]>([
  ['a strong light roast', { roast: 'light', caffeine: 'high' }, ['is a dark roast', 'is a medium-dark roast', 'is a medium roast']],
  [
    'a dark roast with nothing strong',
    { roast: 'dark', maxCaffeine: 'low' },
    ['has medium caffeine', 'is a medium roast', 'is a light roast'],
  ],
])('of "%s" the product that breaks one condition', (message, wish, reasons) => {
  const [, ...breaks] = nearest(message, wish)!;
  expect(breaks).toHaveLength(1);
  expect(reasons).toContain(breaks[0]);
});

test('allergens, excluded tastes and "no caffeine" are never broken', () => {
  const free = ['decaf-destiny'];
  expect(nearest('no caffeine at all, under $10')).toEqual(['decaf-destiny', 'costs $17.00']);
  expect(nearest('no caffeine at all, under $10', {}, free)).toBeNull();
  expect(nearest('I am allergic to tree nuts. Under $10', { tastes: ['nut'] })?.[0]).not.toBe('friendly-neighborhood');
  expect(nearest('under $10, no smoke', { tastes: ['smoke'], exclude: ['smoke'] })?.[0]).not.toBe('darth');
});

test('"the least caffeine, but no decaf" has an answer', () => {
  expect(nearest('not decaf', { caffeine: 'none' })).toEqual([expect.any(String), 'has low caffeine']);
});
