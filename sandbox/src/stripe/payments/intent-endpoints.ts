import type { Endpoint } from '../wire/endpoint.ts';
import { LIST_SHAPE } from '../wire/list-page.ts';
import type { ShapeMap } from '../wire/param-shape.ts';
import { StripeError } from '../wire/stripe-error.ts';
import type { StripeCall } from '../wire/call.ts';
import { confirmIntent } from './confirm-intent.ts';
import { cancelIntent, createIntent, getIntentRow, listIntents, updateIntent } from './intent-calls.ts';
import { PAYMENT_METHOD_DATA_SHAPE } from './payment-method.ts';
import { intentFor } from './public-intent.ts';
import { searchIntents } from './search-intents.ts';

const ADDRESS: ShapeMap = { city: 'any', country: 'any', line1: 'any', line2: 'any', postal_code: 'any', state: 'any' };
const SHIPPING: ShapeMap = { address: ADDRESS, carrier: 'any', name: 'any', phone: 'any', tracking_number: 'any' };

/** Parameters of Stripe that a shop with one-off card payments on its own account does not need. */
const ELSEWHERE: ShapeMap = {
  amount_details: 'unsupported',
  application_fee_amount: 'unsupported',
  confirmation_token: 'unsupported',
  customer: 'unsupported',
  customer_account: 'unsupported',
  excluded_payment_method_types: 'unsupported',
  hooks: 'unsupported',
  mandate: 'unsupported',
  on_behalf_of: 'unsupported',
  payment_details: 'unsupported',
  payment_method_configuration: 'unsupported',
  payment_method_options: 'unsupported',
  radar_options: 'unsupported',
  setup_future_usage: 'unsupported',
  transfer_data: 'unsupported',
  transfer_group: 'unsupported',
  off_session: 'unsupported',
};

const TERMS: ShapeMap = {
  ...ELSEWHERE,
  amount: 'any',
  currency: 'any',
  allowed_payment_method_types: { each: 'any' },
  capture_method: 'any',
  description: 'any',
  metadata: 'any',
  payment_method: 'any',
  payment_method_data: PAYMENT_METHOD_DATA_SHAPE,
  receipt_email: 'any',
  shipping: SHIPPING,
  statement_descriptor_suffix: 'any',
  expand: 'any',
};

const CONFIRM: ShapeMap = {
  ...ELSEWHERE,
  client_secret: 'any',
  error_on_requires_action: 'any',
  expand: 'any',
  mandate_data: 'any',
  payment_method: 'any',
  payment_method_data: PAYMENT_METHOD_DATA_SHAPE,
  receipt_email: 'any',
  return_url: 'any',
  shipping: SHIPPING,
  use_stripe_sdk: 'any',
};

/** An error contains the intent too, filtered in the same way. */
function confirm(call: StripeCall): object {
  try {
    return intentFor(call, confirmIntent(call, getIntentRow(call)));
  } catch (error) {
    if (error instanceof StripeError && error.body.payment_intent) {
      throw new StripeError(
        error.status,
        { ...error.body, payment_intent: intentFor(call, error.body.payment_intent) as typeof error.body.payment_intent },
        error.isStored,
      );
    }
    throw error;
  }
}

export const createIntentEndpoint: Endpoint = {
  shape: {
    ...TERMS,
    automatic_payment_methods: { enabled: 'any', allow_redirects: 'any' },
    confirm: 'any',
    confirmation_method: 'unsupported',
    error_on_requires_action: 'any',
    return_url: 'any',
    use_stripe_sdk: 'any',
  },
  run: createIntent,
};
export const updateIntentEndpoint: Endpoint = { shape: TERMS, run: updateIntent };
export const retrieveIntentEndpoint: Endpoint = {
  shape: { client_secret: 'any', expand: 'any' },
  isPublic: true,
  run: (call) => intentFor(call, getIntentRow(call).intent),
};
export const confirmIntentEndpoint: Endpoint = { shape: CONFIRM, isPublic: true, run: confirm };
export const cancelIntentEndpoint: Endpoint = { shape: { cancellation_reason: 'any', expand: 'any' }, run: cancelIntent };
export const listIntentsEndpoint: Endpoint = {
  shape: { ...LIST_SHAPE, customer: 'unsupported', customer_account: 'unsupported' },
  run: listIntents,
};
export const searchIntentsEndpoint: Endpoint = { shape: { query: 'any', limit: 'any', page: 'any', expand: 'any' }, run: searchIntents };
