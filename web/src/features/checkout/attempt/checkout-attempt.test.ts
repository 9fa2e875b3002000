import { describe, expect, it } from 'vitest';
import { createAttempt } from './checkout-attempt.ts';

function storage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

function makeAttempt() {
  let count = 0;
  const store = storage();
  function openTab() {
    return createAttempt({ store, newKey: () => `key-${(count += 1)}` });
  }
  return { attempt: openTab(), openTab, store };
}

describe('checkout attempt', () => {
  it('keeps its key until a payment completes', () => {
    const { attempt } = makeAttempt();
    expect(attempt.key()).toBe('key-1');
    expect(attempt.key()).toBe('key-1');
    attempt.savePayment({ paymentIntentId: 'pi_1', state: 'unknown' });
    attempt.clearPayment();
    expect(attempt.key()).toBe('key-1');
    attempt.savePayment({ paymentIntentId: 'pi_1', state: 'unknown' });
    expect(attempt.complete('pi_1')).toBe(true);
    expect(attempt.key()).toBe('key-2');
  });

  it('is one attempt in two tabs', () => {
    const { attempt, openTab } = makeAttempt();
    expect(openTab().key()).toBe(attempt.key());
  });

  it('completes for its own payment only, and only once', () => {
    const { attempt } = makeAttempt();
    attempt.savePayment({ paymentIntentId: 'pi_1', state: 'charged' });
    expect(attempt.complete('pi_other')).toBe(false);
    expect(attempt.openPayment()).toEqual({ paymentIntentId: 'pi_1', state: 'charged' });
    expect(attempt.complete('pi_1')).toBe(true);
    expect(attempt.complete('pi_1')).toBe(false);
    expect(attempt.openPayment()).toBeNull();
  });

  it('ignores invalid stored JSON', () => {
    const { attempt, store } = makeAttempt();
    for (const text of ['{', '3', 'null', '{}', '{"paymentIntentId":1}']) {
      store.setItem('coffeePayment', text);
      expect(attempt.openPayment()).toBeNull();
    }
  });
});
