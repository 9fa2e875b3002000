import { expect, test } from 'vitest';
import { seededCatalogue } from '../../../testing/seeded-catalogue.ts';
import { searchCatalogue, toFoundProduct } from '../search/search-catalogue.ts';
import { brokenWishes } from '../search/broken-wishes.ts';
import { noHardWishes } from './hard-wishes.ts';
import { readRequest } from './read-request.ts';
import { readWishes } from './read-wishes.ts';

const catalog = seededCatalogue();
const { vocabulary } = catalog;

test.each([
  ['something spicy, no pumpkin though', ['pumpkin']],
  ['something spicy but not the pumpkin one, i had too much pumpkin this year', ['pumpkin']],
  ["i'm sick of pumpkin, but spice is nice", ['pumpkin']],
  ['cinnamon yes, pumpkin no', ['pumpkin']],
  ['not the pumpkin one', ['pumpkin']],
  ['something with citrus, no orange', ['orange']],
  ['leave the cloves out, but a warm spicy cup would be great', ['clove']],
  ['something like autumn, but no pumpkin', ['pumpkin']],
  ['spare me the cinnamon and give me something that tastes of spice', ['cinnamon']],
])('a flavour is refused, and not the taste that is asked for: %s', (text, exclude) => {
  expect(readWishes(text, vocabulary).exclude).toEqual(exclude);
  expect(readRequest(text, vocabulary)).toMatchObject({ exclude });
});

test.each([
  ['no pumpkin please', ['spice']],
  ['no pumpkin spice', ['spice']],
  ['not another psl', ['spice']],
  ["I can't stand cinnamon or pumpkin spice. autumn coffee without it?", ['spice']],
  ['nothing spicy, no pumpkin', ['spice']],
  ['she can not stand cinnamon or anything spicy', ['spice']],
  ['no orange, no lemon', ['citrus']],
  ['allergic to cinnamon, but i love pumpkin', ['spice']],
])('the whole taste is refused: %s', (text, exclude) => {
  expect(readWishes(text, vocabulary).exclude).toEqual(exclude);
  expect(readRequest(text, vocabulary).exclude).toEqual(exclude);
});

test('nuts and milk are refused as a whole', () => {
  expect(readRequest('creamy, no custard', vocabulary).exclude).toEqual(['cream']);
  expect(readRequest('nutty, no walnut', vocabulary).exclude).toEqual(['nut']);
  expect(readRequest('nutty, she hates nuts though', vocabulary).exclude).toEqual(['nut']);
  expect(readRequest('she hates hazelnut', vocabulary).exclude).toEqual(['nut']);
});

test('a product breaks a refused flavour that one of its descriptions names', () => {
  const broken = catalog.products.filter(
    (product) => brokenWishes(toFoundProduct(product, catalog), { ...noHardWishes(), exclude: ['coconut'] }).length > 0,
  );
  expect(broken.map(({ slug }) => slug)).toEqual(['brunana']);
});

test('a search leaves out a flavour and finds the taste', () => {
  const { exclude, tastes } = readRequest('something with citrus, no orange', vocabulary);
  const slugs = searchCatalogue(catalog, { exclude, tastes }).products.map(({ slug }) => slug);
  expect(slugs).toContain('sparrows');
  expect(slugs).not.toContain('dukes-spice');
});
