import { expect, it } from 'vitest';
import { setupShop } from '../../support/open-shop.ts';
import { buy } from '../../support/shopper.ts';

const shop = setupShop();

it('INF-32 old event rows are deleted, but not those of orders, of waiting jobs or with a review reason', async () => {
  const { intent } = await buy(shop);
  await shop.untilOrder(intent.orderRef, { status: 'completed' });
  await shop.sql(
    `insert into outbox (job, subject, payload, state, created_at, done_at)
     select 'checkout.settle-payment', subject, '{"paymentIntentId":"pi_old"}', state, now() - age, case state when 'done' then now() - age end
     from (values ('old', 'done', interval '31 days'), ('new', 'done', interval '29 days'), ('parked', 'parked', interval '31 days'))
       as rows (subject, state, age)`,
  );
  await shop.sql(
    `insert into payment_event (id, type, payment_intent_id, review_reason, received_at)
     select id, 'payment_intent.succeeded', 'pi_old', reason, now() - age
     from (values ('evt_old', null, interval '31 days'), ('evt_new', null, interval '29 days'), ('evt_doubt', 'Paid in eur', interval '31 days'))
       as rows (id, reason, age)`,
  );
  await shop.sql(`update outbox set done_at = now() - interval '1 year' where job = 'orders.fulfil'`);
  // A worker runs its schedules when it starts.
  await shop.worker.restart();
  async function subjects() {
    return (
      await shop.sql<{ subject: string }>(`select subject from outbox where subject in ('old', 'new', 'parked') order by subject`)
    ).map((row) => row.subject);
  }
  async function events() {
    return (await shop.sql<{ id: string }>(`select id from payment_event where payment_intent_id = 'pi_old' order by id`)).map(
      (row) => row.id,
    );
  }
  await expect.poll(subjects, { timeout: 10_000 }).toEqual(['new', 'parked']);
  await expect.poll(events, { timeout: 10_000 }).toEqual(['evt_doubt', 'evt_new']);
  expect(await shop.sql(`select 1 from outbox where job = 'orders.fulfil'`)).toHaveLength(1);
  await shop.sql(`delete from outbox where subject in ('new', 'parked')`);
});
