import type Stripe from 'stripe';
import { randomText, stripeId } from '../../http/ids.ts';
import { SANDBOX_BANK } from './payment-method.ts';

export interface IntentTerms {
  amount: number;
  currency: string;
  metadata: Record<string, string>;
  description: string | null;
  receiptEmail: string | null;
  shipping: Stripe.PaymentIntent.Shipping | null;
  allowedTypes: string[] | null;
  allowRedirects: 'always' | 'never';
  captureMethod: 'automatic' | 'automatic_async';
  created: number;
}

export function newIntent(terms: IntentTerms): Stripe.PaymentIntent {
  const id = stripeId('pi');
  const offersBank = !terms.allowedTypes && terms.allowRedirects === 'always';
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: terms.allowedTypes,
    amount: terms.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: terms.allowedTypes ? null : { allow_redirects: terms.allowRedirects, enabled: true },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: terms.captureMethod,
    client_secret: `${id}_secret_${randomText(25)}`,
    confirmation_method: 'automatic',
    created: terms.created,
    currency: terms.currency,
    customer: null,
    customer_account: null,
    description: terms.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: terms.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: { card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' } },
    payment_method_types: terms.allowedTypes ?? (offersBank ? ['card', SANDBOX_BANK] : ['card']),
    payment_record: null,
    processing: null,
    receipt_email: terms.receiptEmail,
    review: null,
    setup_future_usage: null,
    shipping: terms.shipping,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  } satisfies Stripe.PaymentIntent;
}
