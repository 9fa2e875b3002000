import { expect, test } from 'vitest';
import { doubleTarget, groupColumns, missingTargets, targetWords, wallTimeWords, zoneWords } from './matching-draft.ts';

test('groups columns by how sure their targets are', () => {
  const column = { name: 'a', samples: [], source: null };
  expect(
    groupColumns([
      { ...column, target: null, confidence: 0 },
      { ...column, target: 'EMAIL', confidence: 85 },
      { ...column, target: 'NOTE', confidence: 84 },
    ]),
  ).toEqual({ unsure: [2], clear: [1], left: [0] });
});

test('names required targets without a column, where a line total stands for a price', () => {
  const detail = {
    run: { kind: 'ASSISTED' as const },
    requiredOfOrders: ['ORDER_NUMBER' as const, 'ITEM_PRICE' as const],
    requiredOfCustomers: ['EMAIL' as const],
  };
  expect(missingTargets(detail, [null, 'ITEM_NAME'])).toEqual(['ORDER_NUMBER', 'ITEM_PRICE']);
  expect(missingTargets(detail, ['ORDER_NUMBER', 'LINE_TOTAL'])).toEqual([]);
  expect(missingTargets(detail, ['NOTE'])).toEqual(['EMAIL']);
  expect(missingTargets({ ...detail, run: { kind: 'STANDARD' } }, ['EMAIL'])).toEqual(['ORDER_NUMBER', 'ITEM_PRICE']);
});

test('finds a target that two columns have', () => {
  expect(doubleTarget([null, 'EMAIL', null, 'EMAIL'])).toBe('EMAIL');
  expect(doubleTarget([null, 'EMAIL', null])).toBeUndefined();
});

test('writes targets, times and zones in words', () => {
  expect([targetWords('ORDER_NUMBER'), targetWords('ITEM_SKU'), targetWords('ZIP')]).toEqual(['Order number', 'Item SKU', 'ZIP']);
  expect(wallTimeWords('2024-12-11T14:10:40')).toBe('Dec 11, 2024, 14:10');
  expect(zoneWords('America/New_York')).toBe('New York');
});
