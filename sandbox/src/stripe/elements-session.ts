import type { Endpoint } from './wire/endpoint.ts';
import { readText } from './wire/read-param.ts';
import { SANDBOX_BANK } from './payments/payment-method.ts';

/** Returns the payment methods to the browser script before it renders its fields. Not part of Stripe's documented API. */
export const elementsSession: Endpoint = {
  shape: { type: 'any', client_secret: 'any', deferred_intent: 'any', locale: 'any' },
  isPublic: true,
  run: ({ sandbox, params }) => {
    const secret = readText(params, 'client_secret');
    const row = secret === undefined ? undefined : sandbox.store.paymentIntents.get(secret.split('_secret_')[0] ?? '');
    const isKnown = row !== undefined && row.intent.client_secret === secret;
    return {
      object: 'elements_session',
      livemode: false,
      payment_method_types: isKnown ? row.intent.payment_method_types : ['card', SANDBOX_BANK],
      amount: isKnown ? row.intent.amount : null,
      currency: isKnown ? row.intent.currency : null,
    };
  },
};
