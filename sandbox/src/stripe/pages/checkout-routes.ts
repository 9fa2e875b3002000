import type { Router } from 'express';
import type { Sandbox } from '../../parts/sandbox.ts';
import { getCheckoutRow } from '../checkout/checkout-state.ts';
import { newIntent } from '../payments/new-intent.ts';
import type { CheckoutRow, PaymentIntentRow } from '../../store/stripe-rows.ts';
import { emitEvent } from '../webhooks/emit-event.ts';
import { invalidRequest } from '../wire/stripe-error.ts';
import { checkoutPage, closedCheckoutPage } from './checkout-page.ts';

export function addCheckoutPages(router: Router, sandbox: Sandbox): void {
  router.get('/checkout/:id', (request, response) => {
    const row = getCheckoutRow(sandbox, request.params.id);
    if (row.session.status === 'complete') return response.redirect(303, successAddress(row));
    if (row.session.status === 'expired') return void response.status(410).type('html').send(closedCheckoutPage());
    const hasFailed = request.query['redirect_status'] === 'failed';
    response.type('html').send(checkoutPage(row, hasFailed));
  });

  router.post('/checkout/:id/intent', (request, response) => {
    const row = getCheckoutRow(sandbox, request.params.id);
    if (row.session.status !== 'open') throw invalidRequest(`This Checkout Session is ${row.session.status ?? 'closed'}.`);
    const { intent } = openIntent(sandbox, row);
    response.json({ clientSecret: intent.client_secret });
  });

  router.get('/checkout/:id/state', (request, response) => {
    const row = getCheckoutRow(sandbox, request.params.id);
    response.json({ status: row.session.status, successUrl: row.session.status === 'complete' ? successAddress(row) : null });
  });
}

/** A session has one intent, created on the first Pay; after a declined card the same one is used again. */
function openIntent(sandbox: Sandbox, { id, session, intentMetadata, intentDescription }: CheckoutRow): PaymentIntentRow {
  const known = sandbox.store.paymentIntents.newestFirst().find(({ checkoutId }) => checkoutId === id);
  if (known) return known;
  const intent = newIntent({
    amount: session.amount_total ?? 0,
    currency: session.currency ?? 'usd',
    metadata: intentMetadata,
    description: intentDescription,
    receiptEmail: null,
    shipping: null,
    allowedTypes: null,
    allowRedirects: 'always',
    captureMethod: 'automatic_async',
    created: sandbox.clock.nowSeconds(),
  });
  const row = sandbox.store.paymentIntents.put(intent.id, { id: intent.id, intent, idempotencyKey: null, checkoutId: id, returnUrl: null });
  emitEvent({ sandbox, requestId: null, idempotencyKey: null }, 'payment_intent.created', intent);
  return row;
}

function successAddress({ id, session }: CheckoutRow): string {
  return (session.success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', id);
}
