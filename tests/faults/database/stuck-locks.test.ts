import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { waitFor } from '../../support/invariants.ts';
import { buy, createIntent } from '../../support/shopper.ts';
import { statusOf } from '../../support/shop/readiness.ts';
import { untilCompleted } from '../../support/shop/order-rows.ts';
import { setupShop } from '../../support/open-shop.ts';
import { quickRecovery } from '../infrastructure/quick-recovery.ts';

const POOL = 12;
const SHOPPERS = 50;

describe('requests blocked on a row lock', () => {
  const shop = setupShop({ env: { ...quickRecovery, DATABASE_POOL: String(POOL) } });

  async function waitingForLocks(): Promise<number> {
    const [row] = await shop.sql<{ waiting: number }>(
      `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return row!.waiting;
  }

  it('INF-05 fail with 503 while the rest of the shop answers, and leave the pool usable', async () => {
    await statusOf(shop.baseUrl, '/api/coffees');
    const holder = new pg.Client({ connectionString: shop.databaseUrl });
    await holder.connect();
    await holder.query('begin');
    await holder.query(`select 1 from stock_item s join product p on p.id = s.product_id where p.slug = 'dukes-spice' for update of s`);
    const blocked = Promise.all(Array.from({ length: SHOPPERS }, () => createIntent(shop.baseUrl)));
    await waitFor(10_000, async () => (await waitingForLocks()) === POOL);
    for (const path of ['/api/coffees', '/api/products', '/', '/readyz']) expect(await statusOf(shop.baseUrl, path)).toBe(200);
    const answers = await blocked;
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expect(answers.every(({ body }) => Boolean(body.message))).toBe(true);
    expect(await waitingForLocks()).toBe(0);
    await holder.query('rollback');
    await holder.end();
    const { intent } = await buy(shop);
    await untilCompleted(shop.databaseUrl, intent.orderRef);
  });
});
