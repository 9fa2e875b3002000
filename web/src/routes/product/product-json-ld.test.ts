import { expect, it } from 'vitest';
import { breadcrumbData, productData } from './product-json-ld.ts';

const bag = {
  slug: 'darth',
  name: 'Lord Darkroast',
  description: 'Smoke.',
  priceCents: 1650,
  imageUrl: '/art/darth.png',
  category: 'BEANS',
  stock: 3,
  grindOptions: [{ isAvailable: false }, { isAvailable: true }],
};
function offers(change: Partial<typeof bag>) {
  return productData({ ...bag, ...change }, 'https://shop', '/store/darth', '/art/og/darth.png', 'Brew Quest').offers;
}

it('offers a product at its price and address', () => {
  expect(offers({})).toMatchObject({ price: '16.50', priceCurrency: 'USD', url: 'https://shop/store/darth' });
});

it('is in stock while any grind is', () => {
  expect(offers({}).availability).toBe('https://schema.org/InStock');
  expect(offers({ grindOptions: [{ isAvailable: false }] }).availability).toBe('https://schema.org/OutOfStock');
  expect(offers({ grindOptions: [], stock: 0 }).availability).toBe('https://schema.org/OutOfStock');
});

it('counts the steps of the trail from one', () => {
  const { itemListElement } = breadcrumbData(
    [
      { label: 'Home', path: '/' },
      { label: 'Shop', path: '/store' },
    ],
    'https://shop',
  );
  expect(itemListElement.map(({ position, item }) => [position, item])).toEqual([
    [1, 'https://shop/'],
    [2, 'https://shop/store'],
  ]);
});
