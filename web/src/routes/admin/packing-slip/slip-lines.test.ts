import { expect, test } from 'vitest';
import { slipAddress, slipLines } from './slip-lines.ts';

test('a line has its name, its grind and its quantity', () => {
  const items = [
    { id: '1', productName: "Jack's Pumpkin - Ground", quantity: 2 },
    { id: '2', productName: 'Darth (12oz) - Whole Bean', quantity: 1 },
    { id: '3', productName: 'Stranger Brew Poster', quantity: 1 },
  ];
  expect(slipLines({ items })).toEqual([
    ["Jack's Pumpkin", 'Ground', '2'],
    ['Darth (12oz)', 'Whole Bean', '1'],
    ['Stranger Brew Poster', '', '1'],
  ]);
});

test('an order without an address says so', () => {
  expect(slipAddress({ shippingAddress: null, customer: { name: null } })).toEqual(['Unknown Customer', 'No address']);
});
