import type { EndpointTable } from '../wire/endpoint.ts';
import { lineItemsOf } from '../wire/expand.ts';
import { createCheckout } from './create-checkout.ts';
import { expireCheckout, getCheckoutRow } from './checkout-state.ts';

const PRICE_DATA = {
  currency: 'any',
  unit_amount: 'any',
  unit_amount_decimal: 'unsupported',
  product: 'unsupported',
  recurring: 'unsupported',
  tax_behavior: 'any',
  product_data: { name: 'any', description: 'any', images: 'any', metadata: 'any', tax_code: 'any' },
} as const;
const RATE_DATA = {
  type: 'any',
  display_name: 'any',
  fixed_amount: { amount: 'any', currency: 'any' },
  delivery_estimate: 'any',
  metadata: 'any',
  tax_behavior: 'any',
} as const;

const CREATE_SHAPE = {
  mode: 'any',
  success_url: 'any',
  cancel_url: 'any',
  metadata: 'any',
  customer_email: 'any',
  client_reference_id: 'any',
  expires_at: 'any',
  currency: 'any',
  expand: 'any',
  locale: 'any',
  submit_type: 'any',
  ui_mode: 'any',
  billing_address_collection: 'any',
  line_items: {
    each: {
      price_data: PRICE_DATA,
      quantity: 'any',
      price: 'unsupported',
      adjustable_quantity: 'unsupported',
      tax_rates: 'unsupported',
      metadata: 'any',
    },
  },
  payment_intent_data: { metadata: 'any', description: 'any', receipt_email: 'any', capture_method: 'any' },
  shipping_options: { each: { shipping_rate_data: RATE_DATA, shipping_rate: 'unsupported' } },
  allow_promotion_codes: 'unsupported',
  allowed_payment_method_types: { each: 'any' },
  automatic_tax: 'unsupported',
  customer: 'unsupported',
  discounts: 'unsupported',
  shipping_address_collection: 'unsupported',
  phone_number_collection: 'unsupported',
  subscription_data: 'unsupported',
  setup_intent_data: 'unsupported',
  custom_fields: 'unsupported',
  custom_text: 'unsupported',
  return_url: 'unsupported',
  invoice_creation: 'unsupported',
  after_expiration: 'unsupported',
  customer_creation: 'unsupported',
  payment_method_options: 'unsupported',
  payment_method_configuration: 'unsupported',
  consent_collection: 'unsupported',
} as const;

export const CHECKOUT_ENDPOINTS: EndpointTable = [
  ['post', '/checkout/sessions', { shape: CREATE_SHAPE, run: createCheckout }],
  ['get', '/checkout/sessions/:id', { shape: { expand: 'any' }, run: (call) => getCheckoutRow(call.sandbox, call.id).session }],
  [
    'get',
    '/checkout/sessions/:id/line_items',
    {
      shape: { limit: 'any', starting_after: 'any', ending_before: 'any', expand: 'any' },
      run: ({ sandbox, id }) => lineItemsOf(sandbox.store, getCheckoutRow(sandbox, id).id),
    },
  ],
  [
    'post',
    '/checkout/sessions/:id/expire',
    { shape: { expand: 'any' }, run: (call) => expireCheckout(call, getCheckoutRow(call.sandbox, call.id)).session },
  ],
];
