import { describe, expect, test } from 'vitest';
import type { ImportLine } from '../rows/import-line.ts';
import { copyRow } from './copy-text.ts';
import { joinOrders, rejectedOrder, type StagedOrder, stagedOrder } from './staged-order.ts';

const LINE: ImportLine = {
  orderNumber: '7',
  placedAt: { clock: '2024-12-11T14:10:40', offset: null },
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: null,
  street1: null,
  street2: null,
  city: null,
  state: null,
  zip: null,
  country: null,
  couponCode: null,
  note: null,
  status: null,
  discountCents: null,
  shippingCents: null,
  taxCents: null,
  totalCents: null,
  refundedCents: null,
  item: { name: 'Darth', sku: null, quantity: 2, unitPriceCents: 1600, refundedQuantity: 1 },
};

function order(row: number, changes: Partial<ImportLine> = {}): StagedOrder {
  return stagedOrder(row, { ...LINE, ...changes }, 'America/New_York');
}

function joined(...orders: StagedOrder[]): StagedOrder {
  const [first, ...others] = orders as [StagedOrder, ...StagedOrder[]];
  for (const other of others) joinOrders(first, other);
  return first;
}

describe('rows of one order', () => {
  test('add up, and the first that says something decides', () => {
    const blank = { placedAt: null, email: null, firstName: 'Somebody', lastName: 'Grinder' };
    expect(joined(order(2), order(3, blank))).toMatchObject({
      placedAt: '2024-12-11T14:10:40 America/New_York',
      email: 'ada@example.com',
      firstName: 'Ada',
      lastName: 'Grinder',
      subtotalCents: 6400,
      itemsRefundedCents: 3200,
      pieceCount: 4,
      rows: [2, 3],
      rowCount: 2,
      conflict: null,
    });
  });

  test('keep the offset of a date that has one', () => {
    expect(order(2, { placedAt: { clock: '2024-12-11T14:10:40', offset: '+02:00' } }).placedAt).toBe('2024-12-11T14:10:40+02:00');
  });

  test.each([
    ['two dates', { placedAt: { clock: '2024-12-12T14:10:40', offset: null } }, 'has two dates'],
    ['two addresses', { email: 'bob@example.com' }, 'has two e-mail addresses'],
    ['too much money', { item: { ...LINE.item, quantity: 1_000, unitPriceCents: 2_000_000 } }, 'comes to more than 20,000,000.00'],
  ] as const)('cannot have %s', (_, changes, conflict) => {
    expect(joined(order(2), order(3, changes)).conflict).toBe(conflict);
  });

  test('are too many when another column is the number; they take no more memory than the most', () => {
    const all = joined(...Array.from({ length: 3_000 }, (_, at) => order(at + 2)));
    expect(all).toMatchObject({ rowCount: 3_000, conflict: 'has more than 1000 rows; is its number in another column?' });
    expect(all.items).toHaveLength(1_000);
    expect(all.rows).toHaveLength(1_000);
  });

  test('are rejected with a row that cannot be read', () => {
    expect(joined(rejectedOrder(2, '7'), order(3))).toMatchObject({ isRejected: true, email: 'ada@example.com', rowCount: 2 });
    expect(joined(order(2), rejectedOrder(3, '7'))).toMatchObject({ isRejected: true, rowCount: 2 });
  });
});

test('a row of COPY escapes what would end a cell, a row or the file', () => {
  expect(copyRow([1, null, true, 'a\tb\nc\rd\\.e', '\\N', ''])).toBe('1\t\\N\ttrue\ta\\tb\\nc\\rd\\\\.e\t\\\\N\t\n');
});
