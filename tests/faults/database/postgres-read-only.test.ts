import { expect, it } from 'vitest';
import { setupShop } from '../../support/open-shop.ts';
import { buy, createIntent } from '../../support/shopper.ts';
import { readinessOf, statusOf } from '../../support/shop/readiness.ts';

const shop = setupShop();

/** For all connections but the one of this test, as after a fail-over to a standby or with a write-protected disk. */
async function setReadOnly(value: 'on' | 'off'): Promise<void> {
  const [row] = await shop.sql<{ name: string }>('select current_database() as name');
  await shop.sql(`alter database "${row!.name}" set default_transaction_read_only = ${value}`);
  await shop.sql('select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()');
}

it('INF-29 while PostgreSQL is read-only the catalogue is served, purchases get 503, and readiness names the reason', async () => {
  await setReadOnly('on');
  try {
    await expect.poll(() => readinessOf(shop.baseUrl)).toMatchObject({ code: 200, status: 'degraded', checks: { postgres: 'read-only' } });
    expect(await createIntent(shop.baseUrl)).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    expect(await statusOf(shop.baseUrl, '/api/products')).toBe(200);
  } finally {
    await setReadOnly('off');
  }
  await expect.poll(() => readinessOf(shop.baseUrl)).toMatchObject({ status: 'ready' });
  expect(await buy(shop)).toMatchObject({ status: 200, body: { success: true } });
});
