import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { waitFor } from '../../support/invariants.ts';
import { buy, createIntent, graphql } from '../../support/shopper.ts';
import { startTcpProxy, type TcpProxy } from '../../support/network/tcp-proxy.ts';
import { statusOf } from '../../support/shop/readiness.ts';
import { untilCompleted } from '../../support/shop/order-rows.ts';
import { setupShop } from '../../support/open-shop.ts';
import { quickRecovery } from '../infrastructure/quick-recovery.ts';

/** A statement times out after 12 s. A listening connection is checked every 10 s. */
const RECOVERY_MS = 30_000;

describe('PostgreSQL behind a network that drops every packet', () => {
  let proxy: TcpProxy;
  beforeAll(async () => {
    proxy = await startTcpProxy({ port: Number(new URL(inject('stores').maintenanceUrl).port) });
  });
  afterAll(() => proxy?.close());
  const shop = setupShop(() => ({ stores: { databaseProxy: proxy }, env: quickRecovery }));
  afterEach(() => proxy.setMode({ kind: 'pass' }));

  function setPrice(cents: number): Promise<unknown> {
    return shop.sql(`update product set price_cents = $1 where slug = 'dukes-spice'`, [cents]);
  }
  async function shownPrice(): Promise<number> {
    return (await graphql<{ product: { priceCents: number } }>(shop.baseUrl, '{ product(slug: "dukes-spice") { priceCents } }')).product
      .priceCents;
  }

  it('INF-04 checkouts get 503 after a time-out, and the catalogue keeps answering', async () => {
    const { intent: before } = await buy(shop);
    await untilCompleted(shop.databaseUrl, before.orderRef);
    proxy.setMode({ kind: 'blackhole' });
    const stuck = Promise.all(Array.from({ length: 30 }, () => createIntent(shop.baseUrl)));
    for (const path of ['/api/coffees', '/api/products', '/', '/healthz']) expect(await statusOf(shop.baseUrl, path)).toBe(200);
    expect(new Set((await stuck).map(({ status }) => status))).toEqual(new Set([503]));
    proxy.setMode({ kind: 'pass' });
    const { intent } = await waitFor(RECOVERY_MS, () => buy(shop).catch(() => null));
    await untilCompleted(shop.databaseUrl, intent.orderRef);
  });

  it('INF-04 connections that a firewall dropped are replaced, the LISTEN connection included', async () => {
    expect(await shownPrice()).toBe(1600);
    proxy.setMode({ kind: 'forget' });
    await setPrice(1700);
    expect(await waitFor(RECOVERY_MS, async () => (await shownPrice()) === 1700)).toBe(true);
    await setPrice(1600);
    expect(await waitFor(RECOVERY_MS, async () => (await shownPrice()) === 1600)).toBe(true);
    const { intent } = await waitFor(RECOVERY_MS, () => buy(shop).catch(() => null));
    await untilCompleted(shop.databaseUrl, intent.orderRef);
  });
});
