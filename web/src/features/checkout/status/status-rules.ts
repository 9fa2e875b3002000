import { assertNever } from '../../../lib/assert-never.ts';
import type { CheckoutState } from '../../../generated/checkout/graphql.ts';

/** What a confirmation page says, and whether asking again makes sense. */
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

/** It can still turn into "paid" without the shopper doing anything: the bank's answer may be on its way. */
export function isOpen(verdict: Verdict): boolean {
  return verdict === 'unpaid';
}

/** Pauses between questions: about a minute in all, then the page stops asking and says so. */
export const POLL_DELAYS_MS: readonly number[] = [2_000, 3_000, 5_000, 8_000, 12_000, 15_000, 15_000];
