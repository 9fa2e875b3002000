import type { Store } from '../store/store.ts';
import type { PaymentIntentRow } from '../store/stripe-rows.ts';
import { ControlError } from './control-error.ts';

/** The object for an event of this type, in its current state, even if that does not fit the type. */
export function eventObject(store: Store, type: string, { intent, checkoutId }: PaymentIntentRow): object {
  const found = find();
  if (!found) throw new ControlError(409, `The payment intent has no object for an event of type ${type}.`);
  return found;

  function find(): object | undefined {
    if (type.startsWith('payment_intent.')) return intent;
    if (type.startsWith('charge.dispute.')) return store.disputes.newestFirst().find(({ payment_intent }) => payment_intent === intent.id);
    if (type.startsWith('refund.') || type === 'charge.refund.updated')
      return store.refunds.newestFirst().find(({ payment_intent }) => payment_intent === intent.id);
    if (type.startsWith('charge.')) return store.charges.get(String(intent.latest_charge))?.charge;
    if (type.startsWith('checkout.session.')) return store.checkouts.get(String(checkoutId))?.session;
    throw new ControlError(400, `The sandbox does not know events of type ${type}.`);
  }
}
