import type Stripe from 'stripe';
import { beforeAll, expect, test } from 'vitest';
import { startSandbox } from '../../../sandbox/src/index.ts';
import { stripeOf } from '../../support/shopper.ts';
import { setupShop } from '../../support/open-shop.ts';

const shop = setupShop(async () => ({ processes: 'in-process', sandbox: await startSandbox({ port: 0, smtpPort: 0 }) }));
let intent: Stripe.PaymentIntent;
beforeAll(async () => {
  intent = await stripeOf(shop.sandboxUrl).paymentIntents.create({ amount: 2199, currency: 'usd', metadata: { orderRef: 'BQ-1' } });
});

interface Answer {
  status: number;
  text: string;
  error: { type?: string; code?: string; message?: string } | undefined;
}

async function ask(path: string, init: RequestInit = {}): Promise<Answer> {
  const answer = await fetch(`${shop.baseUrl}/sandbox${path}`, init);
  const text = await answer.text();
  return { status: answer.status, text, error: (JSON.parse(text) as { error?: Answer['error'] }).error };
}
function form(fields: Record<string, string>): RequestInit {
  return { method: 'POST', body: new URLSearchParams(fields) };
}
function basic(key: string): string {
  return `Basic ${Buffer.from(`${key}:`).toString('base64')}`;
}
function own() {
  return `/v1/payment_intents/${intent.id}`;
}

test.each<[string, string, RequestInit]>([
  ['as a bearer', '', { headers: { authorization: 'Bearer sk_test_sandbox' } }],
  ['as a bearer of a restricted kind', '', { headers: { authorization: 'bearer rk_test_sandbox' } }],
  ['as a user name', '', { headers: { authorization: basic('sk_test_sandbox') } }],
  ['in the query', '?key=sk_test_sandbox', {}],
  ['in the query, encoded', '?%6bey=%73k_test_sandbox', {}],
  ['beside a publishable one', '?key=pk_test_sandbox', { headers: { authorization: 'Bearer sk_test_sandbox' } }],
])('SBX-01: a secret key %s returns no payment intent to a visitor', async (_, query, init) => {
  const answer = await ask(own() + query, init);
  expect(answer).toMatchObject({ status: 401, error: { type: 'invalid_request_error' } });
  expect(answer.text).not.toContain('_secret_');
});

test('SBX-01: a secret key in the body confirms nothing', async () => {
  const answer = await ask(
    `${own()}/confirm`,
    form({ key: 'sk_test_sandbox', payment_method: 'pm_card_visa', return_url: 'http://shop.example/' }),
  );
  expect(answer).toMatchObject({ status: 401, error: { type: 'invalid_request_error' } });
  expect((await stripeOf(shop.sandboxUrl).paymentIntents.retrieve(intent.id)).status).toBe('requires_payment_method');
});

test('SBX-01: with the publishable key an intent is returned only with its client secret', async () => {
  const missing = await ask(`${own()}?key=pk_test_sandbox`);
  expect(missing).toMatchObject({ status: 400, error: { type: 'invalid_request_error', code: 'parameter_missing' } });
  const guessed = await ask(`${own()}?key=pk_test_sandbox&client_secret=${intent.id}_secret_guess`);
  expect(guessed).toMatchObject({ status: 404, error: { type: 'invalid_request_error', code: 'resource_missing' } });
  const shown = await ask(`${own()}?key=pk_test_sandbox&client_secret=${intent.client_secret}`);
  expect(JSON.parse(shown.text)).toMatchObject({ id: intent.id, amount: 2199 });
  expect(shown.text).not.toContain('orderRef');
});

test('SBX-01: with the publishable key an intent is confirmed only with its client secret', async () => {
  const card = { key: 'pk_test_sandbox', payment_method: 'pm_card_visa', return_url: 'http://shop.example/' };
  expect(await ask(`${own()}/confirm`, form(card))).toMatchObject({ status: 400, error: { code: 'parameter_missing' } });
  const paid = await ask(`${own()}/confirm`, form({ ...card, client_secret: String(intent.client_secret) }));
  expect(JSON.parse(paid.text)).toMatchObject({ id: intent.id, status: 'succeeded' });
});

test.each(['/_sandbox/ledger', '/mail/api/messages', '/shippo/shipments', '/openai/v1/models'])(
  'SBX-01: the sandbox itself answers 404 when the shop’s proxy requests %s',
  async (path) => {
    expect((await fetch(shop.sandboxUrl + path, { headers: { 'x-sandbox-browser': '1' } })).status).toBe(404);
  },
);

test('SBX-01: the sandbox refuses a publishable key for every call that requires a secret key', async () => {
  const headers = { authorization: 'Bearer pk_test_sandbox' };
  for (const [method, path] of [
    ['GET', '/v1/payment_intents'],
    ['GET', '/v1/payment_intents/search?query=status%3A%22succeeded%22'],
    ['POST', '/v1/payment_intents'],
    ['POST', `${own()}/cancel`],
    ['POST', '/v1/refunds'],
    ['GET', '/v1/events'],
  ] as const) {
    const answer = await fetch(shop.sandboxUrl + path, { method, headers });
    expect([path, answer.status, await answer.json()]).toMatchObject([
      path,
      403,
      { error: { type: 'invalid_request_error', code: 'secret_key_required' } },
    ]);
  }
});
