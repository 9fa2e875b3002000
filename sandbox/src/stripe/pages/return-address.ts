import type { PaymentIntentRow } from '../../store/stripe-rows.ts';

/** Adds Stripe's three parameters to the return URL. `failed` means that the shopper refused, not the intent's status. */
export function returnAddress({ intent, returnUrl }: PaymentIntentRow, isAllowed: boolean): string {
  // An intent without a return URL has no redirect; its page shows the outcome.
  if (returnUrl === null) return `?client_secret=${intent.client_secret ?? ''}`;
  const url = new URL(returnUrl);
  url.searchParams.set('payment_intent', intent.id);
  url.searchParams.set('payment_intent_client_secret', intent.client_secret ?? '');
  url.searchParams.set('redirect_status', isAllowed ? 'succeeded' : 'failed');
  return url.href;
}
