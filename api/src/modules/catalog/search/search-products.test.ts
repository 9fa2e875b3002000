import { describe, expect, test } from 'vitest';
import { seededCatalogue } from '../../../testing/seeded-catalogue.ts';
import { readPhrase } from './search-phrase.rules.ts';
import { searchProducts } from './search-products.ts';

const catalog = seededCatalogue(['jacks-pumpkin ground']);
function slugs(text: string) {
  return searchProducts(catalog, text).products.map(({ slug }) => slug);
}
function coffee(slug: string) {
  return catalog.personas.get(slug)!;
}

describe('what somebody typed', () => {
  test('separates filters from words', () => {
    expect(readPhrase('Chocolatey, please, but no nuts and under $17', catalog.vocabulary)).toMatchObject({
      wish: { exclude: ['nut'], maxPriceCents: 1699 },
      understood: ['under $17.00', 'no nuts'],
    });
    expect(readPhrase('nut-free', catalog.vocabulary)).toMatchObject({ wish: { exclude: ['nut'] }, words: '' });
    expect(readPhrase('decaf', catalog.vocabulary)).toMatchObject({ wish: { caffeine: 'none' }, words: '', understood: ['no caffeine'] });
    expect(readPhrase('under $0', catalog.vocabulary)).toMatchObject({ understood: ['under $0.00'] });
    expect(readPhrase('up to 16.50 dollars', catalog.vocabulary)).toMatchObject({ wish: { maxPriceCents: 1650 }, words: '' });
    expect(readPhrase('a dark roast, whole bean', catalog.vocabulary)).toMatchObject({ wish: { roast: 'dark', grind: 'whole-bean' } });
  });

  test('knows words for several tastes at once', () => {
    expect(readPhrase('something fruity', catalog.vocabulary).words).toBe('berry citrus dried-fruit tropical');
    expect(readPhrase('no fruit', catalog.vocabulary)).toMatchObject({
      wish: { exclude: ['berry', 'citrus', 'dried-fruit', 'tropical'] },
      words: '',
    });
    expect(readPhrase('not too sweet', catalog.vocabulary)).toMatchObject({ understood: ['no sweetness'], words: '' });
  });

  test('leaves a no that means nothing to the shop alone', () => {
    expect(readPhrase('no dragons', catalog.vocabulary)).toMatchObject({ wish: {}, understood: [] });
    expect(readPhrase('no constructor', catalog.vocabulary)).toEqual({ wish: {}, words: 'no constructor', understood: [] });
  });

  test('a name is a name', () => {
    expect(readPhrase('Decaf Destiny', catalog.vocabulary).wish).toEqual({});
    expect(slugs('Decaf Destiny')[0]).toBe('decaf-destiny');
  });
});

describe('the products found', () => {
  test.each([
    ['darkroast', 'darth'],
    ['chocolate java', 'chocolate-java'],
    ['choclate jva', 'chocolate-java'],
    ['pumpkin', 'jacks-pumpkin'],
    ['banana', 'brunana'],
    ['poster', 'stranger-brew-poster'],
    ['smoky', 'darth'],
    ['cosy', 'sparrows'],
    ['bergamot', 'masters-blend'],
    ['cosy, no nuts!', 'jacks-pumpkin'],
  ])('%s', (text, slug) => {
    expect(slugs(text)).toContain(slug);
  });

  test('keeps every hard wish', () => {
    expect(slugs('chocolate without caffeine')).toEqual([]);
    expect(slugs('no caffeine')).toEqual(['decaf-destiny']);
    for (const slug of slugs('chocolate, no mint')) expect(coffee(slug).tastes).not.toContain('mint');
    expect(slugs('under $16')).toEqual(['stranger-brew-poster']);
    expect(slugs('coffee under $17')).toHaveLength(
      catalog.products.filter(({ category, priceCents }) => category === 'beans' && priceCents < 1700).length,
    );
    expect(slugs('ground')).not.toContain('jacks-pumpkin');
  });

  test('finds every fruit for "fruity", and none for "no fruit"', () => {
    function isFruity(slug: string) {
      return ['berry', 'citrus', 'dried-fruit', 'tropical'].some((taste) => coffee(slug).tastes.includes(taste));
    }
    const fruity = [...catalog.personas.keys()].filter(isFruity);
    expect(slugs('fruity').toSorted()).toEqual(fruity.toSorted());
    expect(slugs('no fruit').some(isFruity)).toBe(false);
    for (const slug of slugs('not sweet')) expect(coffee(slug).tastes).not.toContain('honey');
  });

  test('is empty for nothing and for nonsense', () => {
    for (const text of ['', '   ', 'the of a', 'xyzzy qwrtp', '%_\\', '<script>']) expect(slugs(text), text).toEqual([]);
  });
});
