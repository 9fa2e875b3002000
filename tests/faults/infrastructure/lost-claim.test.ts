import { setTimeout as sleep } from 'node:timers/promises';
import {
  type App,
  buyPendingLabel,
  claim,
  ClaimLost,
  complete,
  type Context,
  createApp,
  createJobClaim,
  createJobContext,
  findJob,
  jobs,
  loadEnv,
  mailPasswordChanged,
  mailPasswordReset,
  mailRefundNotice,
  postpone,
  refundPayment,
} from '@brew-quest/api';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readLedger } from '../../support/ledger.ts';
import { setupShop } from '../../support/open-shop.ts';
import { buy } from '../../support/shopper.ts';

const LEASE_SECONDS = 1;

describe('a job whose claim was taken over by another worker', () => {
  const shop = setupShop();
  let app: App;
  let sent: string[];
  let order: { id: number; paymentIntentId: string };
  let userId: number;
  beforeAll(async () => {
    const { databaseUrl, redisUrl } = shop;
    const settings = { NODE_ENV: 'test', DATABASE_URL: databaseUrl, REDIS_URL: redisUrl, SANDBOX_URL: shop.sandboxUrl };
    const created = await createApp(loadEnv({ ...settings, LOG_LEVEL: 'silent' }), { name: 'stale-worker' });
    app = {
      ...created,
      mail: {
        async send({ subject }, beforeSending) {
          await beforeSending?.();
          sent.push(subject);
        },
        close: () => created.mail.close(),
      },
    };
    const { intent } = await buy(shop);
    const { id } = (await shop.untilOrder(intent.orderRef, { status: 'completed' })) as { id: number };
    order = { id, paymentIntentId: intent.paymentIntentId };
    [{ id: userId }] = (await shop.sql<{ id: number }>('select id from users where email is not null order by id limit 1')) as [
      { id: number },
    ];
  });
  afterAll(() => app?.close());
  // The running worker has no handler for this job and leaves its entries alone.
  afterEach(() => shop.sql(`delete from outbox where job = 'test.stale'`));

  interface ClaimedEntry {
    ctx: Context;
    entry: { outboxId: number; attempts: number };
    /** Lets the lease end and claims the entry for another worker. */
    supersede(): Promise<void>;
  }
  async function claimEntry(): Promise<ClaimedEntry> {
    sent = [];
    const [row] = await shop.sql<{ id: number }>(
      `insert into outbox (job, subject, payload, created_at) values ('test.stale', gen_random_uuid()::text, '{}', now()) returning id`,
    );
    const claimedAt = performance.now();
    const claimed = await claim(app.orm.em.fork(), row!.id, LEASE_SECONDS, 30);
    const entry = { outboxId: row!.id, attempts: claimed!.attempts };
    const jobClaim = createJobClaim(() => app.orm.em.fork(), entry, LEASE_SECONDS, claimedAt);
    return {
      entry,
      ctx: createJobContext(app, 'stale-job', jobClaim),
      async supersede() {
        await sleep(LEASE_SECONDS * 1000 + 100);
        expect(await claim(app.orm.em.fork(), entry.outboxId, 60, 30)).toMatchObject({ attempts: entry.attempts + 1 });
      },
    };
  }

  const effects: Record<string, (ctx: Context) => Promise<void>> = {
    'announces a refund': (ctx) => mailRefundNotice(ctx, order.id),
    'announces a changed password': (ctx) => mailPasswordChanged(ctx, { userId, changedAt: '2026-11-22T10:00:00Z' }),
  };
  it.each(Object.keys(effects))('INF-16 sends no mail that %s', async (name) => {
    const { ctx, supersede } = await claimEntry();
    await supersede();
    await expect(effects[name]!(ctx)).rejects.toThrow(ClaimLost);
    expect(sent).toEqual([]);
  });

  it.each(Object.keys(effects))('INF-16 sends the mail that %s while the claim is held', async (name) => {
    const { ctx } = await claimEntry();
    await effects[name]!(ctx);
    expect(sent).toHaveLength(1);
  });

  it('INF-16 mails no password link, and the link mailed before stays valid', async () => {
    const [reset] = await shop.sql<{ id: number; token_hash: string }>(
      `insert into password_reset (email, token_hash, created_at) select email, 'of-the-other-worker', now() from users where id = $1 returning *`,
      [userId],
    );
    const { ctx, supersede } = await claimEntry();
    await supersede();
    await expect(mailPasswordReset(ctx, reset!.id)).rejects.toThrow(ClaimLost);
    expect(sent).toEqual([]);
    expect(await shop.sql('select * from password_reset where id = $1', [reset!.id])).toEqual([reset]);
  });

  it("INF-16 refunds nothing when the claim was lost during the provider's answer", async () => {
    const { ctx, supersede } = await claimEntry();
    async function retrieveIntent(id: string) {
      const intent = await app.payments.retrieveIntent(id);
      await supersede();
      return intent;
    }
    const refundOf = { orderId: order.id, paymentIntentId: order.paymentIntentId };
    const audit = 'select * from order_event where order_id = $1 order by id';
    const before = await shop.sql(audit, [order.id]);
    await expect(refundPayment({ ...ctx, payments: { ...ctx.payments, retrieveIntent } }, refundOf)).rejects.toThrow(ClaimLost);
    expect((await readLedger(shop.sandboxUrl)).refunds).toEqual([]);
    expect(await shop.sql(audit, [order.id])).toEqual(before);
  });

  it('INF-16 records no refund that it read from the provider', async () => {
    const { ctx, supersede } = await claimEntry();
    async function retrieveIntent(id: string) {
      const intent = await app.payments.retrieveIntent(id);
      await supersede();
      return { ...intent, amountRefundedCents: intent.amountReceivedCents };
    }
    const refundOf = { orderId: order.id, paymentIntentId: order.paymentIntentId };
    await expect(refundPayment({ ...ctx, payments: { ...ctx.payments, retrieveIntent } }, refundOf)).rejects.toThrow(ClaimLost);
    expect(await shop.sql(`select id from outbox where job = 'orders.mail-refund'`)).toEqual([]);
  });

  it('INF-16 leaves the order unchanged', async () => {
    function read() {
      return shop.sql('select o.*, (select count(*) from order_event e where e.order_id = o.id) from orders o where id = $1', [order.id]);
    }
    const [completed] = await shop.sql('select * from orders where id = $1', [order.id]);
    await shop.sql(`update orders set status = 'paid', label_state = 'none', label_rate_id = null, tracking_number = null where id = $1`, [
      order.id,
    ]);
    const before = await read();
    const { ctx, supersede } = await claimEntry();
    await supersede();
    await expect(buyPendingLabel(ctx, { orderId: order.id })).rejects.toThrow(ClaimLost);
    expect(await read()).toEqual(before);
    await shop.sql(
      `update orders set status = 'completed', label_state = 'bought', label_rate_id = $2, tracking_number = $3 where id = $1`,
      [order.id, completed!['label_rate_id'], completed!['tracking_number']],
    );
  });

  it('INF-16 no other worker claims the job while the lease lasts', async () => {
    const { entry, supersede } = await claimEntry();
    expect(await claim(app.orm.em.fork(), entry.outboxId, LEASE_SECONDS, 30)).toBeNull();
    await supersede();
  });

  it('INF-16 records neither the completion of the job nor a failure', async () => {
    const { entry, supersede } = await claimEntry();
    await supersede();
    function read() {
      return shop.sql('select * from outbox where id = $1', [entry.outboxId]);
    }
    const before = await read();
    expect(await complete(app.orm.em.fork(), entry.outboxId, entry.attempts)).toBe(false);
    const job = findJob(jobs, 'orders.fulfil')!;
    expect(await postpone(app.orm.em.fork(), job, entry.outboxId, entry.attempts, 'late')).toBe('superseded');
    expect(await read()).toEqual(before);
  });

  it('INF-16 the claim ends with its lease, also when no other worker takes it', async () => {
    const { ctx, entry } = await claimEntry();
    await sleep(LEASE_SECONDS * 1000 + 100);
    await expect(ctx.claim!.assertHeld()).rejects.toThrow(ClaimLost);
    await shop.sql(`update outbox set leased_until = now() + interval '1 minute' where id = $1`, [entry.outboxId]);
    await expect(ctx.claim!.assertHeld()).rejects.toThrow(ClaimLost);
  });
});
