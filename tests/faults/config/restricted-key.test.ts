import { expect, test, vi } from 'vitest';
import { readLedger } from '../../support/ledger.ts';
import { setupShop } from '../../support/open-shop.ts';

const shop = setupShop({ workers: 0, env: { LOG_LEVEL: 'info' } });

/** The line of the start about the key's permissions. */
async function reportOf(key: string, apiBase = shop.sandboxUrl): Promise<Record<string, unknown>> {
  const seen = shop.api.entries().length;
  await shop.api.restart({ STRIPE_SECRET_KEY: key, STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_API_BASE: apiBase });
  return vi.waitUntil(
    () =>
      shop.api
        .entries()
        .slice(seen)
        .find(({ msg }) => String(msg).includes('STRIPE_SECRET_KEY')),
    { timeout: 30_000 },
  );
}

test.each([
  ['rak_payment_intent_write', 'PaymentIntents: Write (rak_payment_intent_write)'],
  ['rak_charge_write', 'Charges and Refunds: Write (rak_charge_write)'],
  ['rak_dispute_read', 'Disputes: Read (rak_dispute_read)'],
  ['rak_checkout_session_write', 'Checkout Sessions: Write (rak_checkout_session_write)'],
])('INF-40: a start names %s where a restricted key lacks it, and the shop serves', async (permission, name) => {
  expect(await reportOf(`rk_test_without_${permission}`)).toMatchObject({ level: 50, missing: [name] });
  expect((await shop.browser().get('/readyz')).status).toBe(200);
});

test('INF-40: a restricted key with all permissions is reported so, and the check makes nothing at the provider', async () => {
  expect(await reportOf('rk_test_complete')).toMatchObject({ level: 30, msg: expect.stringContaining('has the permissions') });
  const { paymentIntents, refunds, calls } = await readLedger(shop.sandboxUrl);
  expect({ paymentIntents, refunds }).toEqual({ paymentIntents: [], refunds: [] });
  expect(calls['POST /v1/payment_intents']).toBeUndefined();
});

test('INF-40: a provider that does not answer costs a warning and not the start', async () => {
  expect(await reportOf('rk_test_complete', 'http://127.0.0.1:1')).toMatchObject({ level: 40 });
  expect((await shop.browser().get('/readyz')).status).toBe(200);
});
