import { describe, expect, it } from 'vitest';
import { findPriceChanges, findProblems, takePrices } from './cart-check.ts';
import type { SoldProduct } from './cart-check.ts';
import type { CartLine } from './cart-rules.ts';
import { fixesOf, priceWords, problemWords } from './line-fixes.ts';

const bounds = { maxLineQuantity: 99 };
function bag(grindType: string | undefined, quantity: number): CartLine {
  return { id: 'darth', name: `Darth - ${grindType}`, price: 16, imageUrl: '', quantity, grindType, category: 'beans' };
}
function poster(size: string, quantity: number): CartLine {
  return { id: 'poster', name: `Poster (${size})`, price: 1, imageUrl: '', quantity, size, category: 'merchandise' };
}
function shopWith(wholeBean: number, ground: number, posters = 9): SoldProduct[] {
  return [
    {
      slug: 'darth',
      name: 'Darth',
      priceCents: 1600,
      stock: wholeBean + ground,
      sizes: [],
      grindOptions: [
        { label: 'Whole Bean', stock: wholeBean },
        { label: 'Ground', stock: ground },
      ],
    },
    { slug: 'poster', name: 'Poster', priceCents: 100, stock: posters, sizes: ['S', 'L'], grindOptions: [] },
  ];
}

describe('CRT-05: problems of a cart', () => {
  it('has none for what is in stock to the last piece', () => {
    expect(findProblems([bag('Ground', 3), poster('S', 9)], shopWith(0, 3), [])).toEqual([]);
  });

  it('offers the other grind, as many as there are, and keeps the rest of the cart', () => {
    const cart = [bag('Whole Bean', 3), poster('S', 1)];
    const [problem] = findProblems(cart, shopWith(0, 2), []);
    expect(problem).toMatchObject({ kind: 'short', available: 0, other: { grind: 'Ground', name: 'Darth - Ground', quantity: 2 } });
    expect(problemWords(problem!)).toBe('Darth - Whole Bean is out of stock.');
    const fixes = fixesOf(problem!);
    expect(fixes.map(({ label }) => label)).toEqual(['Take 2 of Darth - Ground instead', 'Remove Darth - Whole Bean']);
    expect(fixes[0]!.change(cart, bounds)).toEqual([{ ...bag('Ground', 2) }, cart[1]]);
    expect(fixes[1]!.change(cart, bounds)).toEqual([cart[1]]);
  });

  it('counts what the cart has of the other grind already, and grows that line', () => {
    const cart = [bag('Whole Bean', 2), bag('Ground', 3)];
    expect(findProblems(cart, shopWith(0, 3), [])).toMatchObject([{ other: null }]);
    const [problem] = findProblems(cart, shopWith(0, 4), []);
    expect(problem).toMatchObject({ other: { quantity: 1 } });
    expect(fixesOf(problem!)[0]!.change(cart, bounds)).toEqual([bag('Ground', 4)]);
  });

  it('offers what is left of the chosen grind, and the other one only where it has more', () => {
    function labels(ground: number) {
      return fixesOf(findProblems([bag('Whole Bean', 3)], shopWith(1, ground), [])[0]!).map(({ label }) => label);
    }
    expect(labels(1)).toEqual(['Take 1 of Darth - Whole Bean']);
    expect(labels(5)).toEqual(['Take 3 of Darth - Ground instead', 'Take 1 of Darth - Whole Bean']);
  });

  it('shares the stock of a product among its sizes', () => {
    expect(findProblems([poster('S', 2), poster('L', 2)], shopWith(0, 0, 3), [])).toMatchObject([{ line: poster('L', 2), available: 1 }]);
  });

  it('counts what the own unpaid checkout holds as available', () => {
    expect(findProblems([bag('Ground', 2)], shopWith(0, 0), [{ id: 'darth', grindType: 'Ground', quantity: 2 }])).toEqual([]);
    expect(findProblems([bag('Ground', 2)], shopWith(0, 0), [{ id: 'darth', grindType: 'Whole Bean', quantity: 2 }])).toMatchObject([
      { other: { grind: 'Whole Bean' } },
    ]);
  });

  it.each([
    ['product', { ...bag('Ground', 1), id: 'tea' }],
    ['size', poster('XL', 1)],
    ['grind of what cannot be ground', { ...poster('S', 1), grindType: 'Ground' }],
  ])('says that a %s is not sold any more', (_, line) => {
    const [problem] = findProblems([line], shopWith(9, 9), []);
    expect(problemWords(problem!)).toBe(`${line.name} is not sold any more.`);
    expect(fixesOf(problem!).map(({ label }) => label)).toEqual([`Remove ${line.name}`]);
  });

  it('takes a line without a grind for the first one, as the server does', () => {
    expect(findProblems([bag(undefined, 1)], shopWith(0, 1), [])).toMatchObject([{ other: { grind: 'Ground' } }]);
    expect(findProblems([bag(undefined, 1)], shopWith(1, 0), [])).toEqual([]);
  });
});

describe('CRT-05: prices of a cart', () => {
  it('names the old and the new price, and the cart takes the new one', () => {
    const cart = [{ ...bag('Ground', 2), price: 15.5 }, poster('S', 1)];
    const changes = findPriceChanges(cart, shopWith(9, 9));
    expect(changes.map(priceWords)).toEqual(['was $15.50, is now $16.00.']);
    expect(findPriceChanges(takePrices(cart, shopWith(9, 9)), shopWith(9, 9))).toEqual([]);
  });

  it('keeps the price of what is not sold any more', () => {
    const gone = { ...bag('Ground', 1), id: 'tea' };
    expect(findPriceChanges([gone], shopWith(9, 9))).toEqual([]);
    expect(takePrices([gone], shopWith(9, 9))).toEqual([gone]);
  });
});
