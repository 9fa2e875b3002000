import type { Sandbox } from '../../parts/sandbox.ts';
import type { CheckoutRow } from '../../store/stripe-rows.ts';
import type { Cause } from '../wire/call.ts';
import { invalidRequest, resourceMissing } from '../wire/stripe-error.ts';
import { emitEvent } from '../webhooks/emit-event.ts';

/** Also expires sessions: Stripe does so on time, the sandbox on the next read or in the sweep below. */
export function getCheckoutRow(sandbox: Sandbox, id: string): CheckoutRow {
  const row = sandbox.store.checkouts.get(id);
  if (!row) throw resourceMissing('checkout.session', id, 'session');
  if (row.session.status === 'open' && row.session.expires_at <= sandbox.clock.nowSeconds())
    markExpired({ sandbox, requestId: null, idempotencyKey: null }, row);
  return row;
}

export function expireCheckout(cause: Cause, row: CheckoutRow): CheckoutRow {
  if (row.session.status !== 'open') {
    throw invalidRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of "${row.session.status}".`,
    );
  }
  markExpired(cause, row);
  return row;
}

export function sweepCheckouts(sandbox: Sandbox): void {
  for (const { id } of sandbox.store.checkouts.oldestFirst()) getCheckoutRow(sandbox, id);
}

function markExpired(cause: Cause, row: CheckoutRow): void {
  row.session.status = 'expired';
  row.session.url = null;
  cause.sandbox.store.checkouts.put(row.id, row);
  emitEvent(cause, 'checkout.session.expired', row.session);
}
