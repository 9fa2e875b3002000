import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import type { Sandbox } from '../../parts/sandbox.ts';
import { stripeId } from '../../http/ids.ts';
import { brandOf, findTestCardById, isLuhnValid, outcomeOfNumber, TEST_CARDS } from '../cards.ts';
import type { CardOutcome } from '../../store/stripe-rows.ts';
import type { PaymentMethodRow } from '../../store/stripe-rows.ts';
import type { StripeCall } from '../wire/call.ts';
import type { ParamMap } from '../wire/form-body.ts';
import { readMap, readText, requireText } from '../wire/read-param.ts';
import { invalidRequest, parameterMissing, resourceMissing, StripeError } from '../wire/stripe-error.ts';

export const SANDBOX_BANK = 'sandbox_bank';
export const PAYMENT_METHOD_DATA_SHAPE = {
  type: 'any',
  billing_details: {
    name: 'any',
    email: 'any',
    phone: 'any',
    address: { line1: 'any', line2: 'any', city: 'any', state: 'any', postal_code: 'any', country: 'any' },
  },
  card: { number: 'any', exp_month: 'any', exp_year: 'any', cvc: 'any', token: 'any' },
  allow_redisplay: 'any',
  metadata: 'any',
  sandbox_bank: {},
  radar_options: 'any',
} as const;

/** A saved method by id, or a test id such as pm_card_visa, which creates a new method as at Stripe. */
export function resolvePaymentMethod(sandbox: Sandbox, id: string): PaymentMethodRow {
  const card = findTestCardById(id);
  if (card)
    return saveCard(sandbox, {
      number: card.number,
      month: 12,
      year: new Date(sandbox.clock.nowMs()).getUTCFullYear() + 4,
      outcome: card.outcome,
      billing: {},
    });
  if (id === 'pm_usBankAccount_processing') return saveMethod(sandbox, { type: 'us_bank_account' }, {}, { kind: 'processing' });
  const row = sandbox.store.paymentMethods.get(id);
  if (!row) throw resourceMissing('PaymentMethod', id, 'payment_method');
  return row;
}

/** From card details as the browser posts them. The number is not stored: only brand, last four and outcome are. */
export function createPaymentMethod(sandbox: Sandbox, data: ParamMap, keyKind: 'secret' | 'publishable'): PaymentMethodRow {
  const type = requireText(data, 'type');
  const billing = readMap(data, 'billing_details') ?? {};
  if (type === SANDBOX_BANK) return saveMethod(sandbox, { type }, billing, { kind: 'redirect' });
  if (type !== 'card') throw invalidRequest(`Invalid type: the sandbox stands in for card and ${SANDBOX_BANK}.`, { param: 'type' });
  const card = readMap(data, 'card');
  if (!card) throw parameterMissing('card');
  const token = readText(card, 'token');
  if (token !== undefined) return consumeToken(sandbox, token);
  if (keyKind === 'secret') {
    throw invalidRequest(
      'Sending credit card numbers directly to the Stripe API is generally unsafe. We suggest you use test tokens that map to the test card you are using, see https://stripe.com/docs/testing.',
    );
  }
  const number = requireText(card, 'number').replaceAll(/[\s-]/g, '');
  if (!isLuhnValid(number)) throw cardError('incorrect_number', 'Your card number is incorrect.', 'number');
  const { month, year } = readExpiry(sandbox, card);
  const cvc = readText(card, 'cvc') ?? '';
  if (!new RegExp(brandOf(number) === 'amex' ? /^\d{3,4}$/ : /^\d{3}$/).test(cvc))
    throw cardError('invalid_cvc', "Your card's security code is invalid.", 'cvc');
  return saveCard(sandbox, { number, month, year, outcome: outcomeOfNumber(number), billing });
}

/** A card token, the older API of Stripe.js. */
export function createCardToken({ sandbox, params, key }: StripeCall): object {
  const { id: methodId, ...row } = createPaymentMethod(sandbox, params, key.kind);
  const id = stripeId('tok');
  sandbox.store.paymentMethods.put(id, { id: methodId, ...row });
  return {
    id,
    object: 'token',
    card: { ...row.method.card, object: 'card', id: stripeId('card') },
    client_ip: null,
    created: row.method.created,
    livemode: false,
    type: 'card',
    used: false,
  };
}

/** A token is valid once. */
function consumeToken({ store }: Sandbox, token: string): PaymentMethodRow {
  const row = store.paymentMethods.get(token);
  if (!row) throw resourceMissing('token', token, 'payment_method_data[card][token]');
  store.paymentMethods.delete(token);
  return row;
}

function readExpiry(sandbox: Sandbox, card: ParamMap): { month: number; year: number } {
  const month = Number(readText(card, 'exp_month'));
  const rawYear = Number(readText(card, 'exp_year'));
  const year = rawYear < 100 ? 2000 + rawYear : rawYear;
  const now = new Date(sandbox.clock.nowMs());
  if (!Number.isInteger(month) || month < 1 || month > 12)
    throw cardError('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  if (!Number.isInteger(year) || year < now.getUTCFullYear() || year > now.getUTCFullYear() + 50)
    throw cardError('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year');
  if (year === now.getUTCFullYear() && month < now.getUTCMonth() + 1)
    throw cardError('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  return { month, year };
}

function cardError(code: string, message: string, param: string): StripeError {
  return new StripeError(402, { type: 'card_error', code, message, param });
}

function saveCard(
  sandbox: Sandbox,
  card: { number: string; month: number; year: number; outcome: CardOutcome; billing: ParamMap },
): PaymentMethodRow {
  const brand = brandOf(card.number);
  const details = {
    brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'US',
    display_brand: brand,
    exp_month: card.month,
    exp_year: card.year,
    // Only published test numbers get a fingerprint: the hash of a real number could be reversed.
    fingerprint: TEST_CARDS.some(({ number }) => number === card.number)
      ? createHash('sha256').update(card.number).digest('base64url').slice(0, 16)
      : null,
    funding: 'credit',
    generated_from: null,
    last4: card.number.slice(-4),
    networks: { available: [brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  } satisfies Stripe.PaymentMethod.Card;
  return saveMethod(sandbox, { type: 'card', card: details }, card.billing, card.outcome);
}

function saveMethod(
  sandbox: Sandbox,
  kind: Pick<Stripe.PaymentMethod, 'type' | 'card'>,
  billing: ParamMap,
  outcome: CardOutcome,
): PaymentMethodRow {
  const id = stripeId('pm');
  const address = readMap(billing, 'address');
  const method = {
    id,
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: {
      address: address
        ? {
            city: readText(address, 'city') ?? null,
            country: readText(address, 'country') ?? null,
            line1: readText(address, 'line1') ?? null,
            line2: readText(address, 'line2') ?? null,
            postal_code: readText(address, 'postal_code') ?? null,
            state: readText(address, 'state') ?? null,
          }
        : null,
      email: readText(billing, 'email') ?? null,
      name: readText(billing, 'name') ?? null,
      phone: readText(billing, 'phone') ?? null,
      tax_id: null,
    },
    ...kind,
    created: sandbox.clock.nowSeconds(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
  } satisfies Stripe.PaymentMethod;
  return sandbox.store.paymentMethods.put(id, { id, method, outcome });
}
