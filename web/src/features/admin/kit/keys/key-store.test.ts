import { afterEach, expect, test } from 'vitest';
import { addKeys, keyNameOf, matchKey } from './key-store.ts';

const removals: (() => void)[] = [];
function bind(name: string) {
  function handler() {}
  removals.push(addKeys({ [name]: handler }));
  return handler;
}
function press(name: string, now = 0, isOff = false) {
  return matchKey(name, { isOff, now });
}

afterEach(() => {
  for (const remove of removals.splice(0)) remove();
  press('Escape');
});

test('names keys by what they type', () => {
  const names = [
    keyNameOf({ key: 'j', shiftKey: false }),
    keyNameOf({ key: 'X', shiftKey: true }),
    keyNameOf({ key: '?', shiftKey: true }),
  ];
  expect([...names, keyNameOf({ key: '[', shiftKey: false }), keyNameOf({ key: 'Enter', shiftKey: false })]).toEqual([
    'j',
    'Shift+x',
    '?',
    '[',
    'Enter',
  ]);
});

test('asks the latest layer first, and the one below when it is gone', () => {
  const below = bind('j');
  const above = bind('j');
  expect(press('j')).toBe(above);
  removals.pop()?.();
  expect(press('j')).toBe(below);
  expect(press('k')).toBeNull();
});

test('takes two keys one after the other, within a moment', () => {
  const go = bind('g c');
  const lone = bind('c');
  expect(press('g', 1_000)).toBeNull();
  expect(press('c', 2_000)).toBe(go);
  expect(press('c', 2_100)).toBe(lone);
  expect(press('g', 3_000)).toBeNull();
  expect(press('c', 9_000)).toBe(lone);
});

test('rests when it is switched off, but for the list of keys', () => {
  const [down, list] = [bind('j'), bind('?')];
  expect(press('j', 0, true)).toBeNull();
  expect(press('?', 0, true)).toBe(list);
  expect(press('j')).toBe(down);
});
