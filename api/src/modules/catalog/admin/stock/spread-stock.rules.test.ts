import { describe, expect, test } from 'vitest';
import { firstStock, spreadTotal } from './spread-stock.rules.ts';

describe('firstStock', () => {
  test.each([
    ['nothing is said', {}, { 'whole-bean': 5, ground: 5 }],
    ['a total is said', { stock: 7 }, { 'whole-bean': 4, ground: 3 }],
    ['one grind is said', { groundStock: 3 }, { 'whole-bean': 0, ground: 3 }],
    ['one grind and a total are said', { groundStock: 3, stock: 10 }, { 'whole-bean': 7, ground: 3 }],
    ['both grinds are said', { wholeBeanStock: 1, groundStock: 2, stock: 50 }, { 'whole-bean': 1, ground: 2 }],
  ])('when %s', (_, wanted, counts) => expect(firstStock(wanted, 'whole-bean')).toEqual(counts));

  test('gives the odd bag to the preferred grind', () =>
    expect(firstStock({ stock: 3 }, 'ground')).toEqual({ ground: 2, 'whole-bean': 1 }));
});

describe('spreadTotal', () => {
  const rows = [
    { id: 1, grind: 'whole-bean' as const, available: 4 },
    { id: 2, grind: 'ground' as const, available: 6 },
  ];
  test.each([
    [15, 4, 11],
    [10, 4, 6],
    [5, 4, 1],
    [2, 2, 0],
    [0, 0, 0],
  ])('a total of %i is %i and %i', (total, wholeBean, ground) =>
    expect(Object.fromEntries(spreadTotal(rows, total, 'ground'))).toEqual({ 1: wholeBean, 2: ground }),
  );
});
