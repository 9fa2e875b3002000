import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropOwnHold, readOwnHold, saveOwnHold } from './own-hold.ts';

const line = { id: 'darth', name: 'Darth - Ground', price: 16, imageUrl: '', quantity: 2, grindType: 'Ground', category: 'beans' };
const until = '2026-11-24T12:15:00.000Z';

beforeEach(() => {
  const saved = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => void saved.set(key, value),
    removeItem: (key: string) => void saved.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

it('returns the held pieces until the hold ends', () => {
  saveOwnHold([line], until);
  expect(readOwnHold(Date.parse(until) - 1)).toEqual([{ id: 'darth', grindType: 'Ground', quantity: 2 }]);
  expect(readOwnHold(Date.parse(until))).toEqual([]);
});

it('is empty after it was dropped, and for anything else that is stored', () => {
  saveOwnHold([line], until);
  dropOwnHold();
  expect(readOwnHold(0)).toEqual([]);
  for (const text of ['{', '7', '{"until":"2026-11-24T12:15:00.000Z","lines":[null,{"id":7}]}']) {
    localStorage.setItem('coffeeHold', text);
    expect(readOwnHold(0)).toEqual([]);
  }
});
