import { checkoutAttempt } from '../attempt/checkout-attempt.ts';
import type { StatusView } from './use-checkout-status.ts';
import { verdictOf } from './status-rules.ts';

/** True once, when the server confirms this browser's open payment: only then may the cart be emptied. */
export function completeOwnPayment(paymentIntentId: string, view: StatusView): boolean {
  if (view.kind !== 'known') return false;
  switch (verdictOf(view.status.state)) {
    case 'paid':
    case 'review':
      return checkoutAttempt.complete(paymentIntentId);
    case 'refunded':
    case 'canceled':
      // Ended without an order: the cart stays, the next attempt gets a new key.
      checkoutAttempt.complete(paymentIntentId);
      return false;
    default:
      return false;
  }
}
