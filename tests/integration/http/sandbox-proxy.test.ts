import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postJson } from './requests.ts';
import { setupShop } from '../../support/open-shop.ts';

let upstream: Server;
const seen: IncomingMessage[] = [];
beforeAll(async () => {
  upstream = createServer((req, res) => {
    seen.push(req);
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      res.writeHead(201, { 'content-type': 'text/plain', 'set-cookie': 'a=b', 'x-inner': 'secret' });
      res.end(`${req.method} ${req.url} ${Buffer.concat(chunks).toString()}`);
    });
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void upstream.close());
const shop = setupShop(() => ({
  processes: 'in-process',
  env: { SANDBOX_URL: `http://127.0.0.1:${(upstream.address() as AddressInfo).port}` },
}));
const withoutSandbox = setupShop({ processes: 'in-process' });

test("forwards the browser's part of the sandbox, without the prefix", async () => {
  const answer = await postJson(`${shop.baseUrl}/sandbox/v1/payment_intents/pi_1/confirm?key=pk`, 'a=b', {
    'content-type': 'application/x-www-form-urlencoded',
    cookie: 'session=secret',
    authorization: 'Bearer pk_test_sandbox',
  });
  expect(answer.status).toBe(201);
  expect(await answer.text()).toBe('POST /v1/payment_intents/pi_1/confirm?key=pk a=b');
  expect(seen.at(-1)?.headers).toMatchObject({ authorization: 'Bearer pk_test_sandbox', 'x-sandbox-browser': '1' });
  expect(seen.at(-1)?.headers.cookie).toBeUndefined();
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(answer.headers.get('x-inner')).toBeNull();
});

test.each([
  '/sandbox/_sandbox/reset',
  '/sandbox/mail',
  '/sandbox/v1/refunds',
  '/sandbox/js/..%2f_sandbox/reset',
  '/sandbox/js/%2e%2e/_sandbox/reset',
  '/sandbox/js//_sandbox/reset',
  '/sandbox/mail/api/messages',
  '/sandbox/openai/requests',
  '/sandbox/shippo/shipments',
  '/sandbox/v1/payment_intents',
  '/sandbox/v1/payment_intents/',
  '/sandbox/v1/payment_intents/?limit=100',
  '/sandbox/v1/payment_intents/search?query=status%3A%22succeeded%22',
  '/sandbox/v1/payment_intents/pi_1/',
  '/sandbox/v1/payment_intents/pi_1/cancel',
  '/sandbox/v1/payment_intents/pi_1/capture',
  '/sandbox/v1/events/evt_1',
  '/sandbox/v1/checkout/sessions/cs_1',
])('SBX-01: does not forward %s', async (path) => {
  const before = seen.length;
  for (const method of ['GET', 'POST', 'PUT', 'DELETE']) expect((await fetch(shop.baseUrl + path, { method })).status).toBe(404);
  expect(seen).toHaveLength(before);
});

test('refuses a body over 256 kB', async () => {
  expect((await postJson(`${shop.baseUrl}/sandbox/v1/payment_intents/pi_1/confirm`, 'x'.repeat(257 * 1024))).status).toBe(413);
});

test('answers 502 while the sandbox is unavailable', async () => {
  const answer = await fetch(`${withoutSandbox.baseUrl}/sandbox/js/v3/`);
  expect(answer.status).toBe(502);
  expect(await answer.json()).toMatchObject({ message: 'The sandbox does not answer.' });
});

test("only the shop's own pages may frame the sandbox", async () => {
  const { headers } = await fetch(`${shop.baseUrl}/sandbox/3ds/pi_1`);
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
});
