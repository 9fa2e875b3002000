import type { PaymentIntentRow } from '../../store/stripe-rows.ts';

/** The three parameters that Stripe adds on the way back. `failed` is the shopper's refusal, not the intent's state. */
export function returnAddress({ intent, returnUrl }: PaymentIntentRow, isAllowed: boolean): string {
  // An intent without a return address was never sent here by a redirect; its page simply shows the outcome.
  if (returnUrl === null) return `?client_secret=${intent.client_secret ?? ''}`;
  const url = new URL(returnUrl);
  url.searchParams.set('payment_intent', intent.id);
  url.searchParams.set('payment_intent_client_secret', intent.client_secret ?? '');
  url.searchParams.set('redirect_status', isAllowed ? 'succeeded' : 'failed');
  return url.href;
}
