import { assertNever } from '../../../lib/assert-never.ts';
import type { CheckoutState } from '../../../generated/checkout/graphql.ts';

/** What a confirmation page shows, and whether to keep polling. */
export type Verdict = 'paid' | 'review' | 'unpaid' | 'refunded' | 'canceled';

export function verdictOf(state: CheckoutState): Verdict {
  switch (state) {
    case 'PAID':
    case 'COMPLETED':
      return 'paid';
    case 'NEEDS_REVIEW':
      return 'review';
    case 'AWAITING_PAYMENT':
      return 'unpaid';
    case 'REFUNDED':
      return 'refunded';
    case 'CANCELED':
      return 'canceled';
    default:
      return assertNever(state);
  }
}

/** It can still become "paid" without the shopper: the bank's response may be late. */
export function isOpen(verdict: Verdict): boolean {
  return verdict === 'unpaid';
}

/** Delays between polls: about a minute in total, then the page stops and says so. */
export const POLL_DELAYS_MS: readonly number[] = [2_000, 3_000, 5_000, 8_000, 12_000, 15_000, 15_000];
