import { expect, test } from 'vitest';
import { formatShopMoment, formatShopMomentShort } from './shop-time.ts';

const ZONE = 'America/New_York';
const NOW = new Date('2026-11-30T19:00:00Z');

test('a moment of this year has no year', () => {
  expect(formatShopMoment('2026-11-21T19:21:00Z', ZONE, NOW)).toBe('Nov 21, 14:21');
  expect(formatShopMomentShort('2026-11-21T19:21:00Z', ZONE, NOW)).toBe('Nov 21, 14:21');
});

test('a moment of another year has its year', () => {
  expect(formatShopMoment('2023-12-07T23:51:00Z', ZONE, NOW)).toBe('Dec 7, 2023, 18:51');
  expect(formatShopMomentShort('2023-12-07T23:51:00Z', ZONE, NOW)).toBe('Dec 7, 2023');
});

test('the year is that of the shop', () => {
  const evening = new Date('2027-01-01T03:00:00Z');
  expect(formatShopMoment('2026-12-31T15:00:00Z', ZONE, evening)).toBe('Dec 31, 10:00');
  expect(formatShopMoment('2027-01-01T04:59:00Z', ZONE, new Date('2027-01-01T05:00:00Z'))).toBe('Dec 31, 2026, 23:59');
});
