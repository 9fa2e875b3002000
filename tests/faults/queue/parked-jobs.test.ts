import { afterEach, describe, expect, it } from 'vitest';
import { waitFor } from '../../support/invariants.ts';
import { breakProvider, healProviders, type Ledger, readLedger } from '../../support/ledger.ts';
import { buy } from '../../support/shopper.ts';
import { untilCompleted } from '../../support/shop/order-rows.ts';
import { setupShop } from '../../support/open-shop.ts';
import { quickRecovery } from '../infrastructure/quick-recovery.ts';

const owner = 'owner@brewquest.example';

describe('a job that has used up its tries', () => {
  const shop = setupShop({ workers: 2, env: { ...quickRecovery, ADMIN_EMAIL: owner } });
  afterEach(async () => {
    await healProviders(shop.sandboxUrl);
    await shop.sql(`update outbox set state = 'due', attempts = 0, deaths = 0, leased_until = now() where state = 'parked'`);
  });

  /** Sets the attempts as if only the last try were left. */
  function setLastTry(job: string): Promise<unknown> {
    return waitFor(30_000, async () => {
      const rows = await shop.sql(
        `update outbox set attempts = 29, leased_until = now() where job = $1 and state = 'due' and last_error is not null returning id`,
        [job],
      );
      return rows.length > 0;
    });
  }
  function parkedEntry(job: string): Promise<{ id: number }> {
    return waitFor(
      60_000,
      async () => (await shop.sql<{ id: number }>(`select id from outbox where job = $1 and state = 'parked'`, [job]))[0],
    );
  }
  async function ownerMails(): Promise<Ledger['mails']> {
    return (await readLedger(shop.sandboxUrl)).mails.filter((mail) => [mail.to].flat().includes(owner));
  }
  function ownerMailOf(outboxId: number): Promise<Ledger['mails'][number]> {
    return waitFor(30_000, async () => (await ownerMails()).find((mail) => mail.messageId.includes(`parked.${outboxId}@`)));
  }
  function errorsOf(outboxId: number): unknown[] {
    return shop.workers
      .flatMap((worker) => worker.entries())
      .filter((entry) => entry['outboxId'] === outboxId && Number(entry['level']) >= 50)
      .map((entry) => entry['msg']);
  }

  it('INF-21 a label that cannot be bought gives its order a review reason and notifies the owner once', async () => {
    await breakProvider(shop.sandboxUrl, { method: 'POST', path: '^/shippo/transactions', kind: 'status', status: 503, count: 0 });
    const { intent } = await buy(shop);
    await setLastTry('orders.buy-label');
    const { id } = await parkedEntry('orders.buy-label');
    const mail = await ownerMailOf(id);
    const [order] = await shop.sql<{ status: string; number: number; review_reason: string }>('select * from orders where ref = $1', [
      intent.orderRef,
    ]);
    expect(order).toMatchObject({ status: 'paid', review_reason: 'The shipping label could not be bought' });
    expect(mail.subject).toBe(`Needs you: The shipping label could not be bought (order #${order!.number})`);
    const events = await shop.sql<{ detail: object }>(
      `select e.detail from order_event e join orders o on o.id = e.order_id where o.ref = $1 and e.kind = 'job-parked'`,
      [intent.orderRef],
    );
    expect(events).toMatchObject([{ detail: { job: 'orders.buy-label', outboxId: id } }]);
    expect(errorsOf(id)).toContain('a parked job needs a person');
    await healProviders(shop.sandboxUrl);
    await shop.sql(`update outbox set state = 'due', attempts = 0, leased_until = now() where id = $1`, [id]);
    await untilCompleted(shop.databaseUrl, intent.orderRef);
    expect((await ownerMails()).filter((sent) => sent.messageId.includes(`parked.${id}@`))).toHaveLength(1);
  });

  it('INF-21 a job that is parked for crashed workers is reported like one that is parked for failures', async () => {
    await Promise.all(shop.workers.map((worker) => worker.stop()));
    const { intent } = await buy(shop);
    const [entry] = await shop.sql<{ id: number }>(
      `update outbox set deaths = 5, leased_until = now() where job = 'orders.fulfil'
         and subject = (select 'order:' || id from orders where ref = $1) returning id`,
      [intent.orderRef],
    );
    await Promise.all(shop.workers.map((worker) => worker.restart()));
    const { id } = await parkedEntry('orders.fulfil');
    expect(id).toBe(entry!.id);
    await ownerMailOf(id);
    expect(await shop.sql('select status, review_reason from orders where ref = $1', [intent.orderRef])).toEqual([
      { status: 'paid', review_reason: 'The order could not be fulfilled' },
    ]);
  });

  it('INF-21 a parked job without an order is in the audit log, and the owner is notified', async () => {
    // An invalid payload, so that each try fails.
    const [entry] = await shop.sql<{ id: number }>(
      `insert into outbox (job, subject, payload, attempts, created_at) values ('accounts.mail-password-reset', 'password-reset:0', '{}', 5, now()) returning id`,
    );
    await parkedEntry('accounts.mail-password-reset');
    expect((await ownerMailOf(entry!.id)).subject).toBe('Needs you: The mail with a password link could not be sent');
    expect(await shop.sql(`select actor, subject from audit_entry where action = 'job-parked'`)).toEqual([
      { actor: 'system', subject: 'password-reset:0' },
    ]);
    await shop.sql('delete from outbox where id = $1', [entry!.id]);
  });

  it('INF-21 a parked mail to the owner causes no further mails', async () => {
    await shop.sql(
      `insert into outbox (job, subject, payload, attempts, state, created_at) values ('parked.mail-owner', 'parked:0', '{"outboxId": 0}', 30, 'parked', now())`,
    );
    const before = (await shop.sql(`select id from outbox where job = 'parked.mail-owner'`)).length;
    // Reported after it by a later run: that run has already seen the first one.
    await shop.sql(
      `insert into outbox (job, subject, payload, attempts, created_at) values ('accounts.mail-password-changed', 'password-changed:0', '{}', 9, now())`,
    );
    const { id } = await parkedEntry('accounts.mail-password-changed');
    await ownerMailOf(id);
    expect(await shop.sql(`select id from outbox where job = 'parked.mail-owner'`)).toHaveLength(before + 1);
    await shop.sql(`delete from outbox where id = $1 or subject = 'parked:0'`, [id]);
  });
});
