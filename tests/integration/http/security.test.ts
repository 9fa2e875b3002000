import { expect, test } from 'vitest';
import { postJson, PRODUCTION } from './requests.ts';
import { type InProcessShop, setupShop } from '../../support/open-shop.ts';

const TV = 'https://www.youtube-nocookie.com';

const sandboxed = setupShop({ processes: 'in-process' });
const real = setupShop({ processes: 'in-process', env: PRODUCTION });

async function policyOf(api: InProcessShop, path = '/api/config') {
  return Object.fromEntries(
    ((await fetch(api.baseUrl + path)).headers.get('content-security-policy') ?? '').split(';').map((part) => {
      const [name = '', ...values] = part.trim().split(' ');
      return [name, values];
    }),
  );
}

test('allows only scripts and connections of its own origin with sandbox payments', async () => {
  const policy = await policyOf(sandboxed);
  expect(policy['script-src']).toEqual(["'self'"]);
  expect(policy['connect-src']).toEqual(["'self'"]);
  expect(policy['frame-src']).toEqual(["'self'", TV]);
  expect(policy['frame-ancestors']).toEqual(["'none'"]);
});

test('allows the video host as a frame only', async () => {
  for (const api of [sandboxed, real])
    for (const [directive, sources] of Object.entries(await policyOf(api)))
      expect(sources.includes(TV), directive).toBe(directive === 'frame-src');
  expect(await (await fetch(`${sandboxed.baseUrl}/api/config`)).json()).toMatchObject({ tv: { host: TV } });
});

test("adds the payment provider's hosts with real keys", async () => {
  const policy = await policyOf(real);
  expect(policy['script-src']).toEqual(["'self'", 'https://js.stripe.com', 'https://*.js.stripe.com']);
  expect(policy['connect-src']).toContain('https://api.stripe.com');
  expect(policy['frame-src']).toContain('https://hooks.stripe.com');
  expect(Object.values(policy).flat()).not.toContain("'unsafe-eval'");
});

test('sends HSTS only where the shop uses https', async () => {
  expect((await fetch(`${sandboxed.baseUrl}/healthz`)).headers.get('strict-transport-security')).toBeNull();
  expect((await fetch(`${real.baseUrl}/healthz`)).headers.get('strict-transport-security')).toContain('max-age=31536000');
});

test('keeps the reset token out of the referrer', async () => {
  expect((await fetch(`${sandboxed.baseUrl}/reset-password?token=x`)).headers.get('referrer-policy')).toBe('no-referrer');
  expect((await fetch(`${sandboxed.baseUrl}/store`)).headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
});

test('sends no X-Powered-By, but nosniff and a permissions policy', async () => {
  const { headers } = await fetch(`${sandboxed.baseUrl}/healthz`);
  expect(headers.get('x-powered-by')).toBeNull();
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('permissions-policy')).toContain('payment=(self');
});

function write(api: InProcessShop, headers: Record<string, string>) {
  return postJson(`${api.baseUrl}/api/validate-coupon`, { code: 'X', subtotal: 10 }, headers);
}

test.each([
  ['a foreign origin', { origin: 'https://evil.example' }],
  ['an opaque origin', { origin: 'null' }],
  ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }],
])('refuses a write from %s', async (_title, headers) => {
  expect((await write(sandboxed, headers)).status).toBe(403);
});

test('accepts a write from its own origin and from clients without an origin', async () => {
  expect((await write(sandboxed, { origin: sandboxed.baseUrl })).status).toBe(200);
  expect((await write(real, { origin: 'https://shop.example', 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  expect((await write(sandboxed, {})).status).toBe(200);
});

test('does not take its origin from the Host header in production', async () => {
  expect((await write(real, { origin: real.baseUrl })).status).toBe(403);
});

test('accepts webhooks of the payment provider with any origin headers', async () => {
  const answer = await postJson(`${sandboxed.baseUrl}/webhooks/stripe`, {}, { origin: 'https://stripe.example' });
  // It passes the origin check and is refused for its signature.
  expect(answer.status).toBe(400);
});

test('proxies nothing with real payments', async () => {
  expect((await fetch(`${real.baseUrl}/sandbox/js/v3/`)).status).toBe(404);
});
