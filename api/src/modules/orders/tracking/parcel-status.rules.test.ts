import { expect, test } from 'vitest';
import { isNews, parcelWords } from './parcel-status.rules.ts';

const monday = new Date('2026-11-23T10:00:00Z');
const tuesday = new Date('2026-11-24T10:00:00Z');
const inTransit = { parcelState: 'in-transit', parcelStateAt: tuesday } as const;

test('SHP-09: the first status, a later one and another one of the same time are news', () => {
  expect(isNews({ parcelState: null, parcelStateAt: null }, { state: 'pre-transit', at: monday })).toBe(true);
  expect(isNews(inTransit, { state: 'delivered', at: tuesday })).toBe(true);
  expect(isNews({ ...inTransit, parcelStateAt: monday }, { state: 'failed', at: tuesday })).toBe(true);
});

test('SHP-09: the same status and an earlier one are not', () => {
  expect(isNews(inTransit, { state: 'in-transit', at: tuesday })).toBe(false);
  expect(isNews(inTransit, { state: 'pre-transit', at: monday })).toBe(false);
});

test('SHP-09: a delivered parcel can only come back, and a returned one stays', () => {
  expect(isNews({ parcelState: 'delivered', parcelStateAt: monday }, { state: 'in-transit', at: tuesday })).toBe(false);
  expect(isNews({ parcelState: 'delivered', parcelStateAt: monday }, { state: 'returned', at: tuesday })).toBe(true);
  expect(isNews({ parcelState: 'returned', parcelStateAt: monday }, { state: 'delivered', at: tuesday })).toBe(false);
});

test('each state has words, and an unknown one has none', () => {
  expect(parcelWords({ parcelState: 'delivered' })).toBe('Delivered');
  expect(parcelWords({ parcelState: null })).toBeNull();
});
