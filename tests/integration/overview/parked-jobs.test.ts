import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BrowserSession } from '../../support/browser-session.ts';
import { makeShopper, makeStaff } from '../../support/factories/shoppers.ts';
import { setupShop } from '../../support/open-shop.ts';

const shop = setupShop({ processes: 'in-process' });
let admin: BrowserSession;
let userId: number;
beforeAll(async () => {
  ({ browser: admin, userId } = await makeStaff(shop));
});
beforeEach(async () => {
  await shop.sql('delete from outbox');
});

type Deed = 'retryParkedJob' | 'giveUpParkedJob';
async function decide(deed: Deed, id: string | number, browser = admin): Promise<{ __typename: string; code?: string }> {
  const { body } = await browser.post<{ data?: { answer: { __typename: string } }; errors?: { extensions: { code: string } }[] }>(
    '/graphql',
    {
      query: `mutation { answer: ${deed}(id: "${id}") { __typename ... on UserError { code } } }`,
    },
  );
  const [error] = body.errors ?? [];
  if (error) throw new Error(error.extensions.code);
  return body.data!.answer;
}

/** A label's job that has used up its attempts, and its order. */
async function addParked(reviewReason = 'The shipping label could not be bought'): Promise<{ id: number; orderId: number }> {
  const [order] = await shop.sql<{ id: number }>(
    `insert into orders (ref, number, status, mode, email, subtotal_cents, discount_cents, shipping_cents, actual_shipping_cents, total_cents, shipping_method,
       review_reason, created_at, paid_at)
     values ('BQ-' || upper(substr(md5(random()::text), 1, 16)), nextval('order_number_seq'), 'paid', 'sandbox', 'label@beans.example', 1000, 0, 0, 0, 1000,
       'Standard', $1, now(), now()) returning id`,
    [reviewReason],
  );
  const orderId = order!.id;
  const [job] = await shop.sql<{ id: number }>(
    `insert into outbox (job, subject, payload, state, attempts, last_error, created_at)
     values ('orders.buy-label', $1, $2, 'parked', 30, 'Address not found', now()) returning id`,
    [`order:${orderId}`, JSON.stringify({ orderId })],
  );
  await shop.sql(`insert into order_event (order_id, kind, detail, actor, created_at) values ($1, 'job-parked', '{}', 'system', now())`, [
    orderId,
  ]);
  await shop.sql(`insert into outbox (job, subject, payload, state, created_at) values ('parked.mail-owner', $1, '{}', 'done', now())`, [
    `parked:${job!.id}`,
  ]);
  return { id: job!.id, orderId };
}
async function jobOf(id: number) {
  return (await shop.sql('select state, attempts, attempts_before from outbox where id = $1', [id]))[0];
}
async function reasonOf(orderId: number) {
  return (await shop.sql<{ review_reason: string | null }>('select review_reason from orders where id = $1', [orderId]))[0]?.review_reason;
}

describe('a failed job', () => {
  it('is one case of the overview together with its order', async () => {
    const { id } = await addParked();
    const { body } = await admin.post<{ data: { adminOverview: object } }>('/graphql', {
      query: '{ adminOverview { reviewCount reviewCases { kind reason detail parkedJobId } } }',
    });
    expect(body.data.adminOverview).toEqual({
      reviewCount: 1,
      reviewCases: [{ kind: 'LABEL', reason: 'The shipping label could not be bought', detail: 'Address not found', parkedJobId: `${id}` }],
    });
    await decide('giveUpParkedJob', id);
  });

  it('is tried again with all its attempts, and its order leaves the list', async () => {
    const { id, orderId } = await addParked();
    expect(await decide('retryParkedJob', id)).toEqual({ __typename: 'ParkedJobHandled' });
    expect(await jobOf(id)).toEqual({ state: 'due', attempts: 30, attempts_before: 30 });
    expect(await reasonOf(orderId)).toBeNull();
    // Without the row of its report, a second failure is reported again.
    expect(await shop.sql(`select from outbox where job = 'parked.mail-owner'`)).toEqual([]);
  });

  it('keeps another reason for which its order is on the list', async () => {
    const { id, orderId } = await addParked('Disputed at the bank');
    await decide('retryParkedJob', id);
    expect(await reasonOf(orderId)).toBe('Disputed at the bank');
  });

  it('is given up for good', async () => {
    const { id, orderId } = await addParked();
    expect(await decide('giveUpParkedJob', id)).toEqual({ __typename: 'ParkedJobHandled' });
    expect(await jobOf(id)).toMatchObject({ state: 'given-up' });
    expect(await reasonOf(orderId)).toBeNull();
    expect(await decide('retryParkedJob', id)).toMatchObject({ code: 'JOB_NOT_PARKED' });
  });

  it('is decided once by ten presses at a time', async () => {
    const { id } = await addParked();
    const answers = await Promise.all(Array.from({ length: 10 }, () => decide('retryParkedJob', id)));
    expect(answers.filter(({ __typename }) => __typename === 'ParkedJobHandled')).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'JOB_NOT_PARKED')).toHaveLength(9);
  });

  it('ADM-08 leaves a line in the audit log and in the trail of its order', async () => {
    const { id, orderId } = await addParked();
    await decide('giveUpParkedJob', id);
    const [entry] = await shop.sql(`select actor, action, detail from audit_entry where subject = $1`, [`order:${orderId}`]);
    expect(entry).toEqual({
      actor: `user:${userId}`,
      action: 'job-given-up',
      detail: { job: 'orders.buy-label', outboxId: id, lastError: 'Address not found' },
    });
    const [event] = await shop.sql(`select actor from order_event where order_id = $1 and kind = 'job-given-up'`, [orderId]);
    expect(event).toEqual({ actor: `user:${userId}` });
  });

  it.each(['retryParkedJob', 'giveUpParkedJob'] as const)(
    '%s is refused for an unknown job and to everybody but administrators',
    async (deed) => {
      expect(await decide(deed, 999_999)).toMatchObject({ code: 'JOB_NOT_PARKED' });
      await expect(decide(deed, 'one')).rejects.toThrow('MISSING');
      const { id } = await addParked();
      const others = [shop.browser(), (await makeShopper(shop)).browser, (await makeStaff(shop, 'coffee-admin')).browser];
      for (const browser of others) await expect(decide(deed, id, browser)).rejects.toThrow('NOT_ALLOWED');
      expect(await jobOf(id)).toMatchObject({ state: 'parked' });
    },
  );
});
