import { describe, expect, it } from 'vitest';
import { isOpen, POLL_DELAYS_MS, verdictOf } from './status-rules.ts';

describe('status rules', () => {
  it('is "paid" only for the states PAID and COMPLETED', () => {
    expect(verdictOf('PAID')).toBe('paid');
    expect(verdictOf('COMPLETED')).toBe('paid');
    expect(verdictOf('AWAITING_PAYMENT')).toBe('unpaid');
    expect(verdictOf('REFUNDED')).toBe('refunded');
  });

  it('polls only while the state can still change', () => {
    expect(isOpen(verdictOf('AWAITING_PAYMENT'))).toBe(true);
    for (const state of ['PAID', 'COMPLETED', 'REFUNDED', 'CANCELED', 'NEEDS_REVIEW'] as const) {
      expect(isOpen(verdictOf(state))).toBe(false);
    }
  });

  it('stops after about a minute', () => {
    const sum = POLL_DELAYS_MS.reduce((total, delay) => total + delay, 0);
    expect(sum).toBeLessThanOrEqual(60_000);
    expect(sum).toBeGreaterThan(30_000);
  });
});
