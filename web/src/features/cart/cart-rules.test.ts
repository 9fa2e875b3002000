import { describe, expect, it } from 'vitest';
import {
  addLine,
  cartCents,
  countItems,
  countOf,
  lineKey,
  lineName,
  parseCart,
  removeLine,
  setQuantity,
  subtractPaid,
} from './cart-rules.ts';
import type { Cart } from './cart-rules.ts';

const bounds = { maxLineQuantity: 99 };
const bag = { id: 'darth', name: 'Darth - Ground', price: 16, imageUrl: '/art/darth.png', grindType: 'Ground', category: 'beans' };
const poster = { id: 'poster', name: 'Poster (S)', price: 1, imageUrl: '', size: 'S', category: 'merchandise' };

describe('cart rules', () => {
  it('raises the quantity of the same product, grind and size', () => {
    const cart = addLine(addLine([], bag, bounds), bag, bounds);
    expect(cart).toHaveLength(1);
    expect(cart[0]?.quantity).toBe(2);
  });

  it('adds a line for another grind or size', () => {
    let cart: Cart = addLine([], bag, bounds);
    cart = addLine(cart, { ...bag, grindType: 'Whole Bean' }, bounds);
    cart = addLine(addLine(cart, poster, bounds), { ...poster, size: 'L' }, bounds);
    expect(cart.map((line) => line.quantity)).toEqual([1, 1, 1, 1]);
  });

  it('removes a line at zero and limits it to 99', () => {
    const cart = addLine([], bag, bounds);
    expect(setQuantity(cart, lineKey(bag), 0, bounds)).toEqual([]);
    expect(setQuantity(cart, lineKey(bag), Number.NaN, bounds)).toEqual([]);
    expect(setQuantity(cart, lineKey(bag), 250, bounds)[0]?.quantity).toBe(99);
    expect(addLine(setQuantity(cart, lineKey(bag), 99, bounds), bag, bounds)[0]?.quantity).toBe(99);
    expect(setQuantity(cart, lineKey(bag), 250, { maxLineQuantity: 12 })[0]?.quantity).toBe(12);
    expect(removeLine(cart, lineKey(bag))).toEqual([]);
  });

  it('counts items and cents without drift', () => {
    const cart = setQuantity(addLine(addLine([], { ...bag, price: 0.1 }, bounds), poster, bounds), lineKey(bag), 3, bounds);
    expect(cartCents(cart)).toBe(130);
    expect(countItems(cart)).toBe(4);
    expect(countOf(addLine(cart, { ...bag, grindType: 'Whole Bean' }, bounds), 'darth')).toBe(4);
    expect(countOf(cart, 'tea')).toBe(0);
  });

  it('names a line with size in parentheses and grind after a dash', () => {
    expect(lineName('Poster', 'S', undefined)).toBe('Poster (S)');
    expect(lineName('Darth', undefined, 'Ground')).toBe('Darth - Ground');
    expect(lineName('Tin', 'S', 'Ground')).toBe('Tin (S) - Ground');
  });
});

it('keeps what was added to a cart while it was paid', () => {
  const paid = setQuantity(addLine([], bag, bounds), lineKey(bag), 2, bounds);
  const now = addLine(setQuantity(paid, lineKey(bag), 3, bounds), poster, bounds);
  expect(subtractPaid(paid, paid)).toEqual([]);
  expect(subtractPaid(now, paid)).toEqual([
    { ...bag, quantity: 1 },
    { ...poster, quantity: 1 },
  ]);
});

describe('parseCart', () => {
  it('returns an empty cart for anything else', () => {
    for (const json of [null, '', '{', 'null', '42', '"x"', '{}', '[null, 3, {}]', '[{"id":"a","price":"free"}]']) {
      expect(parseCart(json, bounds)).toEqual([]);
    }
  });

  it('fills the documented defaults and limits the quantity', () => {
    const cart = parseCart('[{"id":"a","price":"16.50"},{"id":"b","price":1,"quantity":500},{"id":"c","price":1,"quantity":-2}]', bounds);
    expect(cart).toMatchObject([
      { name: 'Coffee Product', price: 16.5, quantity: 1 },
      { id: 'b', quantity: 99 },
      { id: 'c', quantity: 1 },
    ]);
  });

  it('merges duplicate lines', () => {
    expect(parseCart('[{"id":"a","price":1},{"id":"a","price":1,"quantity":2}]', bounds)).toMatchObject([{ id: 'a', quantity: 3 }]);
  });
});
