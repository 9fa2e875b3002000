import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import type { Env } from '../config/load-env.ts';
import { createOpenAiGateway } from './openai/openai.ts';
import { createShippoGateway } from './shippo/shippo.ts';
import { createStripeClient } from './stripe/stripe-client.ts';

const used = new WeakSet<object>();
let closed = 0;
const address = { name: 'Ada Grinder', street1: '12 Roast Row', city: 'Portland', state: 'OR', zip: '97209', country: 'US' };
const answers: Readonly<Record<string, object>> = {
  '/addresses': { ...address, object_id: 'a1', is_complete: true, validation_results: { is_valid: true } },
  '/moderations': { results: [{ flagged: true, categories: {} }] },
  '/v1/balance': { object: 'balance' },
};
/** Keeps a connection for one request and closes it at the next, as a server does whose idle time ends while a request is on its way. */
const provider = createServer((request, response) => {
  if (used.has(request.socket)) {
    closed += 1;
    request.socket.destroy();
    provider.closeIdleConnections();
    return;
  }
  used.add(request.socket);
  response.writeHead(request.url === '/addresses' ? 201 : 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(answers[request.url ?? '']));
});
await once(provider.listen(0, '127.0.0.1'), 'listening');
afterAll(() => {
  provider.closeAllConnections();
  provider.close();
});

const base = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
const env = {
  shippo: { apiKey: 'key', apiBase: base, carrierAccounts: [] },
  openai: { apiKey: 'key', baseUrl: base, model: 'any' },
} as unknown as Env;
const shippo = createShippoGateway(env);
const openai = createOpenAiGateway(env, pino({ level: 'silent' }));
const stripe = createStripeClient({ secretKey: 'sk_test_key', apiBase: base });

test.each<[string, () => Promise<unknown>, object]>([
  ['the check of an address', () => shippo.checkAddress(address), { city: 'Portland' }],
  ['moderation', () => openai.moderate('hello', new AbortController().signal), { isFlagged: true }],
  ['a call of the payment provider', () => stripe.balance.retrieve(), { object: 'balance' }],
])('%s is answered although the provider closes the connection that was kept', async (_name, call, expected) => {
  const before = closed;
  while (closed === before) expect(await call()).toMatchObject(expected);
});
