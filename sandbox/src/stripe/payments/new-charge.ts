import type Stripe from 'stripe';
import { randomText, stripeId } from '../../http/ids.ts';
import type { CardOutcome } from '../../store/stripe-rows.ts';

type Decline = Extract<CardOutcome, { kind: 'decline' }>;

/** Every attempt creates a charge, also a declined one. */
export function newCharge(
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  created: number,
  decline: Decline | null,
): Stripe.Charge {
  const id = stripeId('ch');
  return {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: decline ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: decline ? null : stripeId('txn'),
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'BREW QUEST',
    captured: !decline,
    created,
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: decline ? 'declined_by_network' : 'approved_by_network',
      reason: decline ? (decline.declineCode ?? decline.code) : null,
      risk_level: 'normal',
      risk_score: 12,
      seller_message: decline ? 'The bank did not return any further details with this decline.' : 'Payment complete.',
      type: decline ? 'issuer_declined' : 'authorized',
    },
    paid: !decline,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: methodDetails(intent, method),
    radar_options: {},
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: decline ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  } satisfies Stripe.Charge;
}

function methodDetails(intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod): Stripe.Charge.PaymentMethodDetails {
  const { card } = method;
  if (!card) return { type: method.type };
  const details = {
    amount_authorized: intent.amount,
    authorization_code: String(Math.floor(Math.random() * 900_000) + 100_000),
    brand: card.brand,
    checks: card.checks,
    country: card.country,
    electronic_commerce_indicator: null,
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    fingerprint: card.fingerprint ?? null,
    funding: card.funding,
    installments: null,
    last4: card.last4,
    mandate: null,
    network: card.brand,
    network_transaction_id: randomText(15),
    regulated_status: card.regulated_status,
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  } satisfies Stripe.Charge.PaymentMethodDetails.Card;
  return { type: 'card', card: details };
}
