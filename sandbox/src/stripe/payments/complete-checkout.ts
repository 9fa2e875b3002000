import type { PaymentIntentRow } from '../../store/stripe-rows.ts';
import type { Cause } from '../wire/call.ts';
import { emitEvent } from '../webhooks/emit-event.ts';

/** A hosted checkout is complete once its intent has succeeded, even if the browser does not return. */
export function completeCheckoutOf(cause: Cause, { checkoutId, intent }: PaymentIntentRow): void {
  const { store } = cause.sandbox;
  const row = checkoutId === null ? undefined : store.checkouts.get(checkoutId);
  if (!row || row.session.status !== 'open') return;
  const method = typeof intent.payment_method === 'string' ? store.paymentMethods.get(intent.payment_method)?.method : undefined;
  const email = row.session.customer_email ?? method?.billing_details.email ?? null;
  Object.assign(row.session, {
    status: 'complete',
    payment_status: 'paid',
    payment_intent: intent.id,
    url: null,
    customer_details: {
      address: null,
      business_name: null,
      email,
      individual_name: null,
      name: method?.billing_details.name ?? null,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
  } satisfies Partial<typeof row.session>);
  store.checkouts.put(row.id, row);
  emitEvent(cause, 'checkout.session.completed', row.session);
}
