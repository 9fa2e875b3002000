import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { confirm, errorOf, newIntent, openSandbox, paidIntent } from './open-sandbox.ts';

const DECLINES = [
  ['pm_card_visa_chargeDeclined', '4000000000000002', 'card_declined', 'generic_decline', 'Your card was declined.'],
  [
    'pm_card_chargeDeclinedInsufficientFunds',
    '4000000000009995',
    'card_declined',
    'insufficient_funds',
    'Your card has insufficient funds.',
  ],
  ['pm_card_visa_chargeDeclinedLostCard', '4000000000009987', 'card_declined', 'lost_card', 'Your card was declined.'],
  ['pm_card_visa_chargeDeclinedStolenCard', '4000000000009979', 'card_declined', 'stolen_card', 'Your card was declined.'],
  ['pm_card_chargeDeclinedExpiredCard', '4000000000000069', 'expired_card', undefined, 'Your card has expired.'],
  ['pm_card_chargeDeclinedIncorrectCvc', '4000000000000127', 'incorrect_cvc', undefined, "Your card's security code is incorrect."],
  [
    'pm_card_chargeDeclinedProcessingError',
    '4000000000000119',
    'processing_error',
    undefined,
    'An error occurred while processing your card. Try again in a little bit.',
  ],
] as const;

function typedCard(number: string, over: object = {}): Stripe.PaymentIntentConfirmParams & { client_secret?: string } {
  return {
    payment_method_data: { type: 'card', card: { number, exp_month: 12, exp_year: 2034, cvc: '123', ...over } },
  } as unknown as Stripe.PaymentIntentConfirmParams;
}

test('a paid card leaves a succeeded intent, a captured charge and no error', async () => {
  const sandbox = await openSandbox();
  const intent = await paidIntent(sandbox);
  expect(intent).toMatchObject({
    status: 'succeeded',
    amount_received: 2199,
    livemode: false,
    last_payment_error: null,
    metadata: { orderId: 'o-1' },
  });
  const charge = await sandbox.stripe.charges.retrieve(String(intent.latest_charge));
  expect(charge).toMatchObject({
    paid: true,
    captured: true,
    amount: 2199,
    status: 'succeeded',
    payment_method_details: { type: 'card', card: { last4: '4242', brand: 'visa' } },
  });
});

test.each(DECLINES)('%s (%s) is declined as %s / %s', async (method, number, code, declineCode, message) => {
  const sandbox = await openSandbox();
  const { id, client_secret: secret } = await newIntent(sandbox);
  const byId = await errorOf(confirm(sandbox, id, method));
  expect(byId).toMatchObject({ type: 'StripeCardError', statusCode: 402, code, message });
  expect(byId.decline_code || undefined).toBe(declineCode);
  expect(byId.payment_intent).toMatchObject({
    id,
    status: 'requires_payment_method',
    last_payment_error: { code, message, type: 'card_error' },
  });

  const typed = await errorOf(
    sandbox.browser.paymentIntents.confirm(id, {
      ...typedCard(number),
      client_secret: String(secret),
    } as Stripe.PaymentIntentConfirmParams),
  );
  expect(typed).toMatchObject({ code, message });
  const after = await sandbox.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
  expect(after).toMatchObject({
    status: 'requires_payment_method',
    amount_received: 0,
    payment_method: null,
    latest_charge: { paid: false, status: 'failed' },
  });
  expect((await confirm(sandbox, id)).status).toBe('succeeded');
});

test.each([
  ['4242424242424241', {}, 'incorrect_number', 'Your card number is incorrect.'],
  ['4242424242424242', { exp_year: 2020 }, 'invalid_expiry_year', "Your card's expiration year is invalid."],
  ['4242424242424242', { exp_month: 13 }, 'invalid_expiry_month', "Your card's expiration month is invalid."],
  ['4242424242424242', { cvc: '12' }, 'invalid_cvc', "Your card's security code is invalid."],
  [
    '4012888888881881',
    {},
    'card_declined',
    'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
  ],
])('a typed card %s with %o is refused as %s', async (number, over, code, message) => {
  const sandbox = await openSandbox();
  const { id, client_secret: secret } = await newIntent(sandbox);
  const error = await errorOf(
    sandbox.browser.paymentIntents.confirm(id, {
      ...typedCard(number, over),
      client_secret: String(secret),
    } as Stripe.PaymentIntentConfirmParams),
  );
  expect(error).toMatchObject({ type: 'StripeCardError', statusCode: 402, code, message });
});

test('a secret key must not send card numbers', async () => {
  const sandbox = await openSandbox();
  const { id } = await newIntent(sandbox);
  const error = await errorOf(
    sandbox.stripe.paymentIntents.confirm(id, { ...typedCard('4242424242424242'), return_url: 'http://shop.example/' }),
  );
  expect(error.message).toMatch(/generally unsafe/);
});

test('a 3-D Secure card requires an action, then succeeds or fails by the answer', async () => {
  const sandbox = await openSandbox();
  const first = await paidIntent(sandbox, 2199, 'pm_card_threeDSecure2Required');
  expect(first).toMatchObject({ status: 'requires_action', amount_received: 0, next_action: { type: 'redirect_to_url' } });
  await sandbox.control(`/payment_intents/${first.id}/authenticate`, { outcome: 'succeed' });
  expect((await sandbox.stripe.paymentIntents.retrieve(first.id)).status).toBe('succeeded');

  const second = await paidIntent(sandbox, 2199, 'pm_card_authenticationRequired');
  await sandbox.control(`/payment_intents/${second.id}/authenticate`, { outcome: 'fail' });
  const failed = await sandbox.stripe.paymentIntents.retrieve(second.id);
  expect(failed).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code: 'payment_intent_authentication_failure' },
  });
});

test('Stripe.js gets the dialog instead of a redirect', async () => {
  const sandbox = await openSandbox();
  const { id, client_secret: secret } = await newIntent(sandbox);
  const params = { ...typedCard('4000002760003184'), client_secret: String(secret), use_stripe_sdk: true };
  const intent = await sandbox.browser.paymentIntents.confirm(id, params);
  expect(intent.next_action).toMatchObject({ type: 'use_stripe_sdk' });
});

test('a payment with the dispute card succeeds and is then disputed', async () => {
  const sandbox = await openSandbox();
  const intent = await paidIntent(sandbox, 2199, 'pm_card_createDispute');
  expect(intent.status).toBe('succeeded');
  const { data } = await sandbox.stripe.events.list({ type: 'charge.dispute.created' });
  expect(data[0]?.data.object).toMatchObject({ object: 'dispute', payment_intent: intent.id, status: 'needs_response', amount: 2199 });
});
