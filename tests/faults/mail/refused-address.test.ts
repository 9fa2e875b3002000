import { expect, test } from 'vitest';
import { waitFor } from '../../support/invariants.ts';
import { readLedger } from '../../support/ledger.ts';
import { setupShop } from '../../support/open-shop.ts';
import { buy, newEmail } from '../../support/shopper.ts';
import { quickRecovery } from '../infrastructure/quick-recovery.ts';

const shop = setupShop({ env: quickRecovery });

/** The row of the mark, and how often its mail was tried. */
function markOf(email: string): Promise<{ reason: string }[]> {
  return shop.sql<{ reason: string }>('select reason from refused_address where address = $1', [email]);
}

test('INF-41: an address that its server refuses for good is marked, its order gets a label and a review, and nothing is tried again', async () => {
  const email = newEmail().replace(/@.*/, '@refused.example');
  const { body } = await buy(shop, { email });
  const order = await shop.untilOrder(body.orderId, { review_reason: "The mail server refused the recipient's address" });
  expect(order).toMatchObject({ status: 'paid', label_state: 'bought', confirmation_mailed_at: null });
  const jobs = await waitFor(30_000, async () => {
    const rows = await shop.sql<{ state: string; attempts: number }>(
      `select state, attempts from outbox where job = 'orders.fulfil' and subject = 'order:' || $1`,
      [order.id],
    );
    return rows[0]?.state === 'done' ? rows : null;
  });
  expect(jobs).toEqual([{ state: 'done', attempts: 1 }]);
  const [mark] = await markOf(email);
  expect(mark?.reason).toContain('5.1.1 <<address>>: Recipient address rejected');
  const audit = await shop.sql<{ subject: string }>(`select subject from audit_entry where action = 'mail-refused'`);
  expect(audit).toHaveLength(1);
  expect(JSON.stringify(audit) + shop.worker.output()).not.toContain(email);
});

test('INF-41: a later mail that is accepted removes the mark', async () => {
  const email = newEmail();
  await shop.sql(`insert into refused_address (address, reason, refused_at) values ($1, 'no such user', now())`, [email]);
  const { body } = await buy(shop, { email });
  await shop.untilOrder(body.orderId, { status: 'completed' });
  expect(await markOf(email)).toEqual([]);
  const sent = (await readLedger(shop.sandboxUrl)).mails.filter(({ to }) => to.includes(email));
  const inbox = await (await fetch(`${shop.sandboxUrl}/mail/${sent[0]?.id}?tab=source`)).text();
  expect(inbox).toContain('Auto-Submitted: auto-generated');
});
