import { describe, expect, test } from 'vitest';
import { seededCatalogue } from '../../../testing/seeded-catalogue.ts';
import type { Persona } from '../catalog-snapshot.ts';
import { searchCatalogue, type SearchWish } from './search-catalogue.ts';

const catalog = seededCatalogue();
function slugs(wish: SearchWish, from = catalog) {
  return searchCatalogue(from, { limit: 5, ...wish }).products.map(({ slug }) => slug);
}
function all(wish: SearchWish, from = catalog) {
  return searchCatalogue(from, { ...wish, limit: 5 });
}
/** Coffees of which this is true. */
function countCoffees(is: (persona: Persona) => boolean): number {
  return [...catalog.personas.values()].filter(is).length;
}

describe('hard wishes are filters', () => {
  test('no caffeine means none, however well another would suit', () => {
    expect(all({ caffeine: 'none', tastes: ['chocolate', 'cream'], moods: ['indulgent'], query: 'chocolate java' })).toMatchObject({
      total: 1,
      products: [{ slug: 'decaf-destiny', caffeine: 'none' }],
    });
  });

  test('of mild coffees, those with little caffeine come first', () => {
    expect(
      all({ maxCaffeine: 'medium' })
        .products.slice(0, 3)
        .map(({ caffeine }) => caffeine),
    ).toEqual(['low', 'low', 'low']);
    expect(all({ maxCaffeine: 'medium', tastes: ['spice'] }).products[0]).toMatchObject({ caffeine: 'medium' });
  });

  test('at most low leaves no more', () => {
    for (const { caffeine } of all({ maxCaffeine: 'low', moods: ['determined'] }).products) expect(['none', 'low']).toContain(caffeine);
    expect(all({ maxCaffeine: 'low' }).total).toBe(countCoffees(({ caffeine }) => ['none', 'low'].includes(caffeine)));
    expect(all({ maxCaffeine: 'high' }).total).toBe(catalog.coffees.length);
  });

  test('what is excluded is out, also when it is liked as well', () => {
    for (const exclude of ['chocolate', 'Dried Fruit', 'molasses', 'NUT']) {
      const word = exclude.toLowerCase().replace(' ', '-');
      for (const { tastes } of all({ exclude: [exclude], tastes: [word], query: word }).products) expect(tastes).not.toContain(word);
    }
    expect(slugs({ tastes: ['chocolate'], exclude: ['cream', 'mint'] })[0]).toBe('friendly-neighborhood');
  });

  test('a price is a limit, in cents, and includes itself', () => {
    expect(slugs({ maxPriceCents: 1599 })).toEqual(['stranger-brew-poster']);
    expect(slugs({ maxPriceCents: 1599, caffeine: 'none' })).toEqual([]);
    expect(all({ maxPriceCents: 1600, category: 'beans' }).total).toBe(
      catalog.products.filter(({ category, priceCents }) => category === 'beans' && priceCents <= 1600).length,
    );
    expect(all({ maxPriceCents: 0 })).toEqual({ products: [], total: 0, ignored: [] });
  });

  test('a grind must be in stock in it', () => {
    const without = seededCatalogue(['decaf-destiny ground']);
    expect(slugs({ caffeine: 'none', grind: 'ground' }, without)).toEqual([]);
    expect(slugs({ caffeine: 'none', grind: 'whole-bean' }, without)).toEqual(['decaf-destiny']);
  });

  test('a roast is that roast, and a category that category', () => {
    expect(all({ roast: 'dark' }).products.map(({ roast }) => roast)).toEqual(['dark', 'dark']);
    expect(slugs({ category: 'merchandise' })).toEqual(['stranger-brew-poster']);
    expect(slugs({ category: 'merchandise', caffeine: 'none' })).toEqual([]);
  });

  test('all at once, none is forgotten', () => {
    const found = all({ maxCaffeine: 'medium', exclude: ['spice', 'citrus'], roast: 'medium', maxPriceCents: 1600, grind: 'ground' });
    for (const product of found.products) {
      expect(product).toMatchObject({ roast: 'medium', category: 'beans' });
      expect(product.priceCents).toBeLessThanOrEqual(1600);
      expect(product.tastes).not.toContain('spice');
    }
    expect(found.total).toBeGreaterThan(0);
  });
});

describe('soft wishes rank', () => {
  test('a taste before a mood, both before either', () => {
    expect(slugs({ tastes: ['smoke'], moods: ['sunny'] })[0]).toBe('darth');
    expect(slugs({ tastes: ['honey'], moods: ['sunny'] })[0]).toBe('sparrows');
    expect(slugs({ moods: ['sleepy'] })[0]).toBe('decaf-destiny');
  });

  test.each([
    ['pumkin', 'jacks-pumpkin'],
    ['bannana', 'brunana'],
    ['hazlenut', 'friendly-neighborhood'],
    ['peppermint', 'mint-stole-christmas'],
    ['darkroast', 'darth'],
    ['poster', 'stranger-brew-poster'],
    ['captains choice', 'captains-choice'],
  ])('finds "%s"', (query, slug) => expect(slugs({ query })[0]).toBe(slug));

  test('only coffee answers a wish for a taste', () => {
    expect(searchCatalogue(catalog, { exclude: ['smoke'], limit: 5 }).total).toBe(countCoffees(({ tastes }) => !tastes.includes('smoke')));
    expect(all({ tastes: ['berry'] }).products.map(({ category }) => category)).not.toContain('merchandise');
  });

  test('what is sold out gives way to its equals, and says so when it is named', () => {
    const without = seededCatalogue(['darth whole-bean', 'darth ground']);
    expect(slugs({ roast: 'dark', moods: ['determined'] }, without)).toEqual(['captains-choice', 'darth']);
    expect(all({ query: 'Lord Darkroast' }, without).products[0]).toMatchObject({ slug: 'darth', inStock: false });
  });

  test('unknown words are ignored, and named', () => {
    expect(all({ moods: ['calm', 'hangry'], tastes: ['unicorn'], exclude: ['unicorn'] }).ignored).toEqual(['hangry', 'unicorn']);
  });
});

test('the limit is three, at least one, at most five', () => {
  function count(limit?: number) {
    return searchCatalogue(catalog, { ...(limit !== undefined && { limit }) }).products.length;
  }
  expect([count(), count(0), count(-3), count(2), count(99), count(1.9)]).toEqual([3, 1, 1, 2, 5, 1]);
});

test('a product is described as it is sold', () => {
  expect(all({ query: 'decaf destiny' }).products[0]).toEqual({
    slug: 'decaf-destiny',
    name: 'Decaf Destiny',
    flavours: ['plum', 'malt', 'biscuit'],
    category: 'beans',
    price: '$17.00',
    priceCents: 1700,
    description: expect.any(String) as string,
    roast: 'medium',
    caffeine: 'none',
    tastes: ['dried-fruit', 'grain'],
    notes: ['plum', 'malt'],
    moods: ['sleepy', 'calm', 'cozy'],
    allergens: [],
    grinds: [
      { grind: 'whole-bean', inStock: true },
      { grind: 'ground', inStock: true },
    ],
    inStock: true,
    sizes: [],
    weight: '340 g (12 oz)',
  });
});
