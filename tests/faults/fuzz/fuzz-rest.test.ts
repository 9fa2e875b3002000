import fc from 'fast-check';
import Stripe from 'stripe';
import { afterAll, describe, expect, test } from 'vitest';
import permissions from '../../../api/permissions.json' with { type: 'json' };
import { setupShop } from '../../support/open-shop.ts';
import { hostilePart, hostileText, oddBody, spoiled, spoiledTexts, toJson } from './hostile-values.ts';
import { FUZZ_TIMEOUT_MS, openFuzz, SEED } from './open-fuzz.ts';
import { pageParameters, pages, restSamples } from './rest-samples.ts';

const shop = setupShop({ env: { CHAT_TURN_SECONDS: '5' } });
const fuzz = openFuzz(shop);
afterAll(() => fuzz.expectHealthy());

const WEBHOOK_SECRET = 'whsec_sandbox';
function signed(payload: string): string {
  return Stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET });
}

/** The path with a valid or a hostile segment in place of each parameter. */
function filled(path: string): fc.Arbitrary<string> {
  const value = fc.oneof(fc.constantFrom('darth', '6fb7a8', 'AbcdefghijklmnopqrstU'), hostilePart);
  const parts = path.split('/').map((part) => value.map((chosen) => part.replace(/:\w+/, () => chosen)));
  return fc.tuple(...parts).map((chosen) => chosen.join('/'));
}

function queryOf(names: readonly string[]): fc.Arbitrary<string> {
  return fc
    .array(fc.tuple(fc.oneof(fc.constantFrom('x', '__proto__', 'q[]', ...names), hostilePart), hostilePart), { maxLength: 3 })
    .map((pairs) => (pairs.length > 0 ? `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}` : ''));
}

/** A header holds bytes only, so other characters are removed. */
const keyHeader = hostileText.map((text) => text.slice(0, 300).replaceAll(/[^\t\u0020-\u007E\u0080-\u00FF]/g, ''));

test('INP-03: every route has a sample to start from', () => {
  expect(Object.keys(restSamples).toSorted()).toEqual(Object.keys(permissions.rest).toSorted());
});

describe(`INP-03: no input (seed ${SEED}) causes a 5xx, a hang or an answer with internals:`, () => {
  test.each(Object.keys(permissions.rest))('%s', { timeout: FUZZ_TIMEOUT_MS }, async (route) => {
    const [method = '', path = ''] = route.split(' ');
    const sample = restSamples[route]!;
    const body = fc.oneof({ weight: 9, arbitrary: spoiled(sample).map(toJson) }, { weight: 1, arbitrary: oddBody });
    const input = fc.record({ path: filled(path), query: queryOf(Object.keys(sample)), body, key: fc.option(keyHeader) });
    function toTry(given: { path: string; query: string; body: string; key: string | null }) {
      return {
        method,
        path: given.path + (method === 'GET' ? given.query : ''),
        body: given.body,
        headers: {
          ...(given.key !== null && { 'idempotency-key': given.key, cookie: `brew.sid=${given.key.replaceAll(/[;\t]/g, '')}` }),
          ...(route === 'POST /webhooks/stripe' && { 'stripe-signature': signed(given.body) }),
        },
      };
    }
    const first = spoiledTexts(sample).map((spoiledSample) => ({ path, query: '', body: toJson(spoiledSample), key: null }));
    await fuzz.check(input, toTry, first);
  });

  test.each(pages)('the page %s', { timeout: FUZZ_TIMEOUT_MS }, async (page) => {
    const input = fc.tuple(filled(page), queryOf(pageParameters)).map(([path, query]) => path + query);
    await fuzz.check(input, (path) => ({ method: 'GET', path }));
  });
});
