import 'reflect-metadata';
import { describe, expect, test } from 'vitest';
import { importedStatus } from './imported-status.ts';
import type { RowOptions } from './read-cells.ts';
import { createCustomerReader, createRowReader } from './read-row.ts';

const COLUMNS: RowOptions['columns'] = {
  'order-number': 0,
  'order-date': 1,
  'order-time': 2,
  email: 3,
  'full-name': 4,
  'item-name': 5,
  'item-variant': 6,
  'item-quantity': 7,
  'item-price': 8,
  zip: 9,
  discount: 10,
};
const ROW = [
  '#1001',
  'Dec 11, 2024',
  '2:10:40 PM',
  'Ada@Example.com',
  'Ada King Lovelace',
  'Darth',
  'Ground',
  '2',
  '$16.00',
  '"02134"',
  '-3',
];

function read(changes: Record<number, string> = {}, options: Partial<RowOptions> = {}) {
  const cells = ROW.map((cell, at) => changes[at] ?? cell);
  return createRowReader({ columns: COLUMNS, dateOrder: 'month-first', decimalMark: '.', ...options })(cells);
}

describe('a row of an orders file', () => {
  test('becomes a line of its order', () => {
    expect(read()).toEqual({
      line: expect.objectContaining({
        orderNumber: '1001',
        placedAt: { clock: '2024-12-11T14:10:40', offset: null },
        email: 'ada@example.com',
        firstName: 'Ada',
        lastName: 'King Lovelace',
        zip: '02134',
        discountCents: 300,
        item: { name: 'Darth (Ground)', sku: null, quantity: 2, unitPriceCents: 1600, refundedQuantity: 0 },
      }) as unknown,
    });
  });

  test('may leave to another row of the order what is said once for the order', () => {
    const result = read({ 1: '', 2: '', 3: '', 4: '', 9: '', 10: '' });
    expect(result).toEqual({
      line: expect.objectContaining({ placedAt: null, email: null, firstName: null, zip: null, discountCents: null }) as unknown,
    });
  });

  test('is refused with everything that is wrong in it', () => {
    expect(read({ 0: ' ', 1: '31 Feb 2024', 3: 'nobody', 7: '-1', 8: '12,5O' })).toEqual({
      problems: [
        { column: 0, found: ' ', message: 'an order needs a number' },
        { column: 7, found: '-1', message: 'is less than 1' },
        { column: 8, found: '12,5O', message: 'is not an amount; is one of the digits a letter?' },
        { column: 3, found: 'nobody', message: 'is not an e-mail address' },
        { column: 1, found: '31 Feb 2024', message: 'is not a day of the calendar' },
      ],
    });
  });

  test('is refused when a cell is longer than its target holds', () => {
    expect(read({ 5: 'x'.repeat(301) })).toEqual({
      problems: [expect.objectContaining({ column: 5, message: 'is longer than 300 characters' })],
    });
  });

  test('is refused when the cell of its last column is too long', () => {
    const result = read(
      { 4: 'x'.repeat(101) },
      { columns: { ...COLUMNS, 'full-name': undefined, 'item-sku': 4 } as RowOptions['columns'] },
    );
    expect(result).toEqual({ problems: [expect.objectContaining({ column: 4, message: 'is longer than 100 characters' })] });
  });

  test('may have the amount of the line in place of the price', () => {
    const { 'item-price': lineTotal, ...others } = COLUMNS;
    const columns = { ...others, 'line-total': lineTotal! };
    expect(read({ 8: '$33.00' }, { columns })).toMatchObject({ line: { item: { unitPriceCents: 1650 } } });
    expect(read({ 8: '$33.01' }, { columns })).toMatchObject({ problems: [{ message: 'is no whole cents for each piece' }] });
    expect(read({ 8: '' }, { columns })).toMatchObject({ problems: [{ message: 'a line needs an amount' }] });
  });
});

test.each([
  ['Refunded', 'refunded'],
  ['partially_refunded', 'completed'],
  ['wc-cancelled', 'canceled'],
  ['Voided', 'canceled'],
  ['Paid', 'completed'],
  ['', null],
] as const)('the status %j becomes %s', (text, status) => {
  expect(importedStatus(text)).toBe(status);
});

test('a row of customers needs an address', () => {
  const read = createCustomerReader({
    columns: { email: 0, 'full-name': 1, 'customer-date': 2 },
    dateOrder: 'day-first',
    decimalMark: '.',
  });
  expect(read(['Ada@Example.com', 'Ada Lovelace', '10.12.2024'])).toEqual({
    customer: { email: 'ada@example.com', firstName: 'Ada', lastName: 'Lovelace', since: { clock: '2024-12-10T12:00:00', offset: null } },
  });
  expect(read(['', 'Ada', ''])).toEqual({ problems: [{ column: 0, found: '', message: 'a customer needs an e-mail address' }] });
});
