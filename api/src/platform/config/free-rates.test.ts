import { expect, test } from 'vitest';
import { findFreeRates, standardRates } from './free-rates.ts';

test('SHP-14: rates up to 12.00 can be chosen when shipping is free, in whatever order they come', () => {
  expect(findFreeRates([3000, 1200, 742, 1201])).toEqual([false, true, true, false]);
});

test('SHP-14: the cheapest can be chosen whatever it costs, and one that costs as much', () => {
  expect(findFreeRates([4000, 2500, 2500])).toEqual([false, true, true]);
  expect(findFreeRates([])).toEqual([]);
});

test('SHP-14: a standard rate can be chosen when shipping is free', () => {
  expect(standardRates().map(({ rateId, canShipFree }) => [rateId, canShipFree])).toEqual([
    ['standard-ground', true],
    ['standard-priority', true],
  ]);
});
