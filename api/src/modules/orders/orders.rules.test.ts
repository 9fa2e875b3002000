import { describe, expect, it } from 'vitest';
import { canMove, mayBuyLabel, modesCountedIn, orderStatuses } from './orders.rules.ts';

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

describe('the table of legal moves', () => {
  it('lets an unpaid order be paid late, and never makes a paid one unpaid again', () => {
    expect(orderStatuses.filter((status) => canMove(status, 'paid'))).toEqual([
      'pending',
      'completed',
      'expired',
      'canceled',
      'needs_review',
    ]);
    for (const paid of ['paid', 'completed', 'shipped', 'refunded'] as const)
      for (const unpaid of ['pending', 'expired', 'canceled'] as const) expect(canMove(paid, unpaid)).toBe(false);
  });

  it('leads from every status that holds money to a full refund and to a review, and out of a review', () => {
    for (const status of ['paid', 'completed', 'shipped'] as const) {
      expect(canMove(status, 'refunded')).toBe(true);
      expect(canMove(status, 'needs_review')).toBe(true);
      expect(canMove('needs_review', status)).toBe(true);
    }
    expect(canMove('refunded', 'paid')).toBe(false);
  });
});
