import { describe, expect, it } from 'vitest';
import { mayBuyLabel, modesCountedIn } from './orders.rules.ts';

describe('ORD-05: the mode of an order', () => {
  it('decides which shop lists it: none counts orders of less real money than it takes', () => {
    expect(modesCountedIn('live')).toEqual(['live']);
    expect(modesCountedIn('test')).toEqual(['test', 'live']);
    expect(modesCountedIn('sandbox')).toEqual(['sandbox', 'test', 'live']);
  });

  it('decides who packs it: a real carrier only what was paid with real money', () => {
    expect(['live', 'test', 'sandbox'].map((mode) => mayBuyLabel(mode, 'live'))).toEqual([true, false, false]);
    expect(['live', 'test', 'sandbox'].map((mode) => mayBuyLabel(mode, 'sandbox'))).toEqual([true, true, true]);
  });
});
