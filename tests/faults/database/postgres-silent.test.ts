import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { expectInvariants, waitFor, withDatabaseClient } from '../../support/invariants.ts';
import { buy, createIntent, graphql } from '../../support/shopper.ts';
import { startTcpProxy, type TcpProxy } from '../../support/network/tcp-proxy.ts';
import { openShop, type ShopUnderFault, statusOf, untilCompleted } from '../infrastructure/shop-under-fault.ts';

/** A statement is given up after 12 s, a listening connection asked every 10 s. */
const RECOVERY_MS = 30_000;

describe('PostgreSQL behind a network that swallows everything', () => {
  let proxy: TcpProxy;
  let shop: ShopUnderFault;
  beforeAll(async () => {
    proxy = await startTcpProxy({ port: Number(new URL(inject('stores').maintenanceUrl).port) });
    shop = await openShop({ databaseProxy: proxy });
  });
  afterAll(async () => {
    await shop?.close();
    await proxy?.close();
  });
  afterEach(async () => {
    proxy.setMode({ kind: 'pass' });
    await expectInvariants({ ...shop.database, sandboxUrl: shop.sandboxUrl });
  });

  function setPrice(cents: number): Promise<unknown> {
    return withDatabaseClient(shop.databaseUrl, (client) =>
      client.query(`update product set price_cents = $1 where slug = 'dukes-spice'`, [cents]),
    );
  }
  async function shownPrice(): Promise<number> {
    return (await graphql<{ product: { priceCents: number } }>(shop.baseUrl, '{ product(slug: "dukes-spice") { priceCents } }')).product
      .priceCents;
  }

  it('INF-04 shoppers are told to try again instead of waiting, and the catalogue keeps answering', async () => {
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

  it('INF-04 connections that a firewall forgot are replaced, the listening one too', async () => {
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
