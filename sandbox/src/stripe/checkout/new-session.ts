import type Stripe from 'stripe';

export interface SessionTerms {
  id: string;
  created: number;
  expiresAt: number;
  currency: string;
  subtotal: number;
  shipping: number;
  successUrl: string;
  cancelUrl: string | null;
  email: string | null;
  reference: string | null;
  metadata: Record<string, string>;
  url: string;
}

export function newSession(terms: SessionTerms): Stripe.Checkout.Session {
  return {
    id: terms.id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: terms.subtotal,
    amount_total: terms.subtotal + terms.shipping,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: terms.cancelUrl,
    client_reference_id: terms.reference,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: terms.created,
    currency: terms.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer: null,
    customer_account: null,
    customer_creation: 'if_required',
    customer_details: null,
    customer_email: terms.email,
    discounts: [],
    expires_at: terms.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: terms.metadata,
    mode: 'payment',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: terms.successUrl,
    total_details: { amount_discount: 0, amount_shipping: terms.shipping, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: terms.url,
    wallet_options: null,
  } satisfies Stripe.Checkout.Session;
}
