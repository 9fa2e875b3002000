import { checkoutAttempt } from '../attempt/checkout-attempt.ts';
import type { StatusView } from './use-checkout-status.ts';
import { verdictOf } from './status-rules.ts';

/** True once, when the shop confirms the payment that this browser had under way: only then may the cart be emptied. */
export function isOwnPaymentSettled(paymentIntentId: string, view: StatusView): boolean {
  if (view.kind !== 'known') return false;
  switch (verdictOf(view.status.state)) {
    case 'paid':
    case 'review':
      return checkoutAttempt.settle(paymentIntentId);
    case 'refunded':
    case 'canceled':
      // Over without an order: the cart stays, the next attempt is a new one.
      checkoutAttempt.settle(paymentIntentId);
      return false;
    default:
      return false;
  }
}
