import { expect, test } from 'vitest';
import { postJson } from '../requests.ts';
import { setupShop } from '../../../support/open-shop.ts';

const shop = setupShop({ processes: 'in-process' });

function couponUrl() {
  return `${shop.baseUrl}/api/validate-coupon`;
}

test('answers malformed JSON with 400 and a message that does not quote it', async () => {
  const answer = await postJson(couponUrl(), '{"code": secret');
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ message: 'The request body is not valid JSON.' });
});

test('answers a body over 100 kB with 413', async () => {
  const answer = await postJson(couponUrl(), { code: 'x'.repeat(101 * 1024) });
  expect(answer.status).toBe(413);
  expect(await answer.json()).toEqual({ message: 'The request body is too large.' });
});

test.each([['application/x-www-form-urlencoded'], ['text/plain'], ['multipart/form-data; boundary=x']])(
  'refuses a %s body with 415',
  async (type) => {
    const answer = await fetch(couponUrl(), { method: 'POST', headers: { 'content-type': type }, body: 'code=HELLO' });
    expect(answer.status).toBe(415);
  },
);

test('accepts a post without a body where none is needed', async () => {
  const answer = await fetch(`${shop.baseUrl}/api/auth/logout`, { method: 'POST' });
  expect(answer.status).toBe(200);
});

test('answers an unknown api path with 404 JSON', async () => {
  const answer = await fetch(`${shop.baseUrl}/api/teapots`, { headers: { accept: 'text/html' } });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ message: 'There is nothing at this address.' });
});

test('lists the methods of a known path in a 405', async () => {
  const answer = await fetch(`${shop.baseUrl}/api/coffees`, { method: 'DELETE' });
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('GET, HEAD');
});

test('keeps a valid request id and replaces any other', async () => {
  const kept = await fetch(`${shop.baseUrl}/healthz`, { headers: { 'x-request-id': 'edge-12345678' } });
  expect(kept.headers.get('x-request-id')).toBe('edge-12345678');
  const replaced = await fetch(`${shop.baseUrl}/healthz`, { headers: { 'x-request-id': 'a b<script>' } });
  expect(replaced.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

test('masks a fault, and returns its request id', async () => {
  const { catalog } = shop;
  const { current } = catalog;
  catalog.current = () => Promise.reject(new Error('password of the database is hunter2'));
  try {
    const answer = await fetch(`${shop.baseUrl}/api/coffees`, { headers: { 'x-request-id': 'fault-1234' } });
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({
      message: 'Something went wrong on our side. Please try again.',
      code: 'INTERNAL',
      requestId: 'fault-1234',
    });
  } finally {
    catalog.current = current;
  }
});

test('answers 503 with Retry-After while PostgreSQL refuses connections', async () => {
  const { catalog } = shop;
  const { current } = catalog;
  catalog.current = () => Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
  try {
    const answer = await fetch(`${shop.baseUrl}/api/coffees`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(await answer.json()).toMatchObject({ message: 'Please try again in a moment.', code: 'UNAVAILABLE' });
  } finally {
    catalog.current = current;
  }
});

test('compresses an answer over 1 kB, and not a small one', async () => {
  const large = await fetch(`${shop.baseUrl}/api/coffees`, { headers: { 'accept-encoding': 'br' } });
  expect(large.headers.get('content-encoding')).toBe('br');
  expect(large.headers.get('vary')).toContain('Accept-Encoding');
  expect(await large.json()).toHaveLength(13);
  const small = await fetch(`${shop.baseUrl}/api/config`, { headers: { 'accept-encoding': 'br' } });
  expect(small.headers.get('content-encoding')).toBeNull();
});

test('answers 304 when the catalogue has not changed', async () => {
  const first = await fetch(`${shop.baseUrl}/api/coffees`);
  // Without max-age=0, fetch adds no-cache to a request with If-None-Match.
  const again = await fetch(`${shop.baseUrl}/api/coffees`, {
    headers: { 'if-none-match': first.headers.get('etag')!, 'cache-control': 'max-age=0' },
  });
  expect(again.status).toBe(304);
});

test('publishes the shell configuration without secrets', async () => {
  const text = await (await fetch(`${shop.baseUrl}/api/config`)).text();
  expect(JSON.parse(text)).toMatchObject({
    providers: { payments: 'sandbox', shipping: 'sandbox', mail: 'sandbox' },
    stripe: { publishableKey: 'pk_test_sandbox', jsUrl: '/sandbox/js/v3/', paymentMethods: [] },
  });
  expect(text).not.toMatch(/sk_|whsec_/);
});
