import express, { type Router } from 'express';
import type { Sandbox } from '../parts/sandbox.ts';
import { accountEndpoint } from './account.ts';
import { CHECKOUT_ENDPOINTS } from './checkout/checkout-endpoints.ts';
import {
  cancelIntentEndpoint,
  confirmIntentEndpoint,
  createIntentEndpoint,
  listIntentsEndpoint,
  retrieveIntentEndpoint,
  searchIntentsEndpoint,
  updateIntentEndpoint,
} from './payments/intent-endpoints.ts';
import { createCardToken, createPaymentMethod, PAYMENT_METHOD_DATA_SHAPE } from './payments/payment-method.ts';
import { createRefund, listRefunds } from './payments/refund-calls.ts';
import { elementsSession } from './elements-session.ts';
import type { StripeCall } from './wire/call.ts';
import { stripeHandler, type Endpoint, type EndpointTable } from './wire/endpoint.ts';
import { createIdempotency } from './wire/idempotency.ts';
import { listDisputes } from './disputes/dispute.ts';
import { LIST_SHAPE, listPage } from './wire/list-page.ts';
import { readText, readTexts } from './wire/read-param.ts';
import { resourceMissing } from './wire/stripe-error.ts';

const EXPANDABLE = { expand: 'any' } as const;

function getOr404<T>(found: T | undefined, kind: string, call: StripeCall): T {
  if (found === undefined) throw resourceMissing(kind, call.id, 'id');
  return found;
}

const createMethod: Endpoint = {
  shape: { ...PAYMENT_METHOD_DATA_SHAPE, expand: 'any' },
  isPublic: true,
  run: ({ sandbox, params, key }) => createPaymentMethod(sandbox, params, key.kind).method,
};

const listEvents: Endpoint = {
  shape: { ...LIST_SHAPE, type: 'any', types: 'any', delivery_success: 'unsupported' },
  run: ({ sandbox, params }) => {
    const types = [readText(params, 'type'), ...readTexts(params, 'types')].filter((type) => type !== undefined);
    const events = sandbox.store.events.newestFirst();
    return listPage(types.length > 0 ? events.filter(({ type }) => types.includes(type)) : events, params, '/v1/events', 'event');
  },
};

/** All supported calls; any other gets Stripe's "Unrecognized request URL". */
const ENDPOINTS: EndpointTable = [
  ['post', '/payment_intents', createIntentEndpoint],
  ['get', '/payment_intents', listIntentsEndpoint],
  ['get', '/payment_intents/search', searchIntentsEndpoint],
  ['get', '/payment_intents/:id', retrieveIntentEndpoint],
  ['post', '/payment_intents/:id', updateIntentEndpoint],
  ['post', '/payment_intents/:id/confirm', confirmIntentEndpoint],
  ['post', '/payment_intents/:id/cancel', cancelIntentEndpoint],
  ['post', '/payment_methods', createMethod],
  ['post', '/elements/payment_methods', createMethod],
  ['post', '/elements/tokens', { ...createMethod, run: createCardToken }],
  ['get', '/elements/sessions', elementsSession],
  [
    'get',
    '/payment_methods/:id',
    { shape: EXPANDABLE, run: (call) => getOr404(call.sandbox.store.paymentMethods.get(call.id)?.method, 'PaymentMethod', call) },
  ],
  ['get', '/charges/:id', { shape: EXPANDABLE, run: (call) => getOr404(call.sandbox.store.charges.get(call.id)?.charge, 'charge', call) }],
  [
    'post',
    '/refunds',
    {
      shape: {
        amount: 'any',
        charge: 'any',
        payment_intent: 'any',
        metadata: 'any',
        reason: 'any',
        expand: 'any',
        refund_application_fee: 'unsupported',
        reverse_transfer: 'unsupported',
        origin: 'unsupported',
        instructions_email: 'unsupported',
        customer: 'unsupported',
        currency: 'unsupported',
      },
      run: createRefund,
    },
  ],
  ['get', '/refunds', { shape: { ...LIST_SHAPE, charge: 'any', payment_intent: 'any' }, run: listRefunds }],
  ['get', '/refunds/:id', { shape: EXPANDABLE, run: (call) => getOr404(call.sandbox.store.refunds.get(call.id), 'refund', call) }],
  ['get', '/disputes', { shape: { ...LIST_SHAPE, charge: 'any', payment_intent: 'any' }, run: listDisputes }],
  ['get', '/disputes/:id', { shape: EXPANDABLE, run: (call) => getOr404(call.sandbox.store.disputes.get(call.id), 'dispute', call) }],
  ['get', '/events', listEvents],
  ['get', '/events/:id', { shape: EXPANDABLE, run: (call) => getOr404(call.sandbox.store.events.get(call.id), 'event', call) }],
  ['get', '/account', accountEndpoint],
  ...CHECKOUT_ENDPOINTS,
];

export function stripeRouter(sandbox: Sandbox): Router {
  const router = express.Router();
  const idempotency = createIdempotency(sandbox.store, sandbox.clock);
  for (const [verb, path, endpoint] of ENDPOINTS) router[verb](path, stripeHandler(sandbox, idempotency, endpoint));
  router.use((request, response) => {
    const message = `Unrecognized request URL (${request.method}: ${request.originalUrl.split('?')[0]}). The sandbox does not stand in for it.`;
    response.status(404).json({ error: { type: 'invalid_request_error', message } });
  });
  return router;
}
