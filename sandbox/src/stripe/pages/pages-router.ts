import express, { type ErrorRequestHandler, type Request, type Router } from 'express';
import { rawBodyOf } from '../../http/request-body.ts';
import type { Sandbox } from '../../parts/sandbox.ts';
import { intentFor } from '../payments/public-intent.ts';
import { finishAction } from '../payments/finish-action.ts';
import type { PaymentIntentRow } from '../../store/stripe-rows.ts';
import { decodeForm } from '../wire/form-body.ts';
import { readText } from '../wire/read-param.ts';
import { resourceMissing, StripeError } from '../wire/stripe-error.ts';
import { addCheckoutPages } from './checkout-routes.ts';
import { actionPage, donePage, refusalPage } from './action-page.ts';
import { returnAddress } from './return-address.ts';

/** Pages for the shopper's browser: the bank's two, and the hosted checkout. */
export function pagesRouter(sandbox: Sandbox): Router {
  const router = express.Router();

  for (const kind of ['3ds', 'redirect'] as const) {
    router.get(`/${kind}/:id`, (request, response) => {
      const row = findRow(request, String(request.query['client_secret'] ?? ''));
      const isOpen = row.intent.status === 'requires_action';
      response.type('html').send(isOpen ? actionPage(kind, row.intent) : donePage(row));
    });
    router.post(`/${kind}/:id`, (request, response) => {
      const form = decodeForm(rawBodyOf(request).toString('utf8'));
      const row = findRow(request, readText(form, 'client_secret') ?? '');
      const isAllowed = readText(form, 'outcome') === 'succeed';
      finishAction({ sandbox, requestId: null, idempotencyKey: null }, row, isAllowed);
      if (request.accepts(['html', 'json']) === 'html') return response.redirect(303, returnAddress(row, isAllowed));
      const seen = intentFor({ key: { kind: 'publishable' } }, row.intent);
      if (isAllowed) return void response.json(seen);
      response.status(402).json({ error: { ...row.intent.last_payment_error, payment_intent: seen } });
    });
  }
  addCheckoutPages(router, sandbox);
  router.use(sendError);
  return router;

  /** The client secret in the URL authorizes the shopper; without it the page is a 404. */
  function findRow(request: Request, secret: string): PaymentIntentRow {
    const id = String(request.params['id']);
    const row = sandbox.store.paymentIntents.get(id);
    if (!row || row.intent.client_secret !== secret) throw resourceMissing('payment_intent', id, 'intent');
    return row;
  }
}

const sendError: ErrorRequestHandler = (error, request, response, next) => {
  if (!(error instanceof StripeError)) return next(error);
  if (request.accepts(['html', 'json']) === 'html') response.status(error.status).type('html').send(refusalPage(error.message));
  else response.status(error.status).json({ error: error.body });
};
