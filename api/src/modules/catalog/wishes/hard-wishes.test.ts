import { expect, test } from 'vitest';
import {
  afterMessage,
  inWords,
  isNothingRuledOut,
  noHardWishes,
  noHealthWishes,
  noWishChange,
  type WishChange,
  withHealth,
} from './hard-wishes.ts';

function change(said: Partial<WishChange>): WishChange {
  return { ...noWishChange(), ...said };
}
const noDark = afterMessage(noHardWishes(), change({ refusedRoasts: ['dark'] }));
const noDecaf = afterMessage(noHardWishes(), change({ isDecafRefused: true }));

test('a refused roast holds until it is asked for', () => {
  expect(afterMessage(noDark, change({})).refusedRoasts).toEqual(['dark']);
  const asked = change({ lifted: { ...change({}).lifted, roasts: ['dark'] } });
  expect(afterMessage(noDark, asked)).toEqual(noHardWishes());
});

test('a refused decaf holds until one is asked for', () => {
  expect(afterMessage(noDecaf, change({})).isDecafRefused).toBe(true);
  expect(afterMessage(noDecaf, change({ maxCaffeine: 'none' })).isDecafRefused).toBe(false);
});

test('who must not have caffeine is offered decaf, whatever was said before', () => {
  const health = { ...noHealthWishes(), isCaffeineFree: true };
  expect(withHealth(noDecaf, health)).toMatchObject({ maxCaffeine: 'none', isDecafRefused: false });
});

test('both are part of what is ruled out, and named', () => {
  expect([...inWords(noDark), ...inWords(noDecaf)]).toEqual(['no dark roast', 'no decaf']);
  expect(isNothingRuledOut(noDark)).toBe(false);
  expect(isNothingRuledOut(noHardWishes())).toBe(true);
});

test('decaf that is allowed again is no longer left out', () => {
  const said = change({});
  expect(afterMessage(noDecaf, { ...said, lifted: { ...said.lifted, isDecaf: true } }).isDecafRefused).toBe(false);
  expect(afterMessage(noDecaf, said).isDecafRefused).toBe(true);
});
