import { expect, test } from 'vitest';
import { waitFor } from '../../support/invariants.ts';
import { readLedger } from '../../support/ledger.ts';
import { setupShop } from '../../support/open-shop.ts';
import { buy, newEmail } from '../../support/shopper.ts';
import { quickRecovery } from '../infrastructure/quick-recovery.ts';

const shop = setupShop({ env: quickRecovery });

test('INF-41: an order whose address the mail server refuses for good gets a label and a review, and nothing is tried again', async () => {
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
  const audit = await shop.sql<{ subject: string; detail: object }>(`select * from audit_entry where action = 'mail-refused'`);
  expect(audit).toMatchObject([{ subject: expect.stringContaining(`${body.orderId.toLowerCase()}.confirmation@`) }]);
  expect(JSON.stringify(audit)).toContain('5.1.1 <<address>>: Recipient address rejected');
  expect(JSON.stringify(audit) + shop.worker.output()).not.toContain(email);
});

test('INF-41: a mail says that it is automatic', async () => {
  const email = newEmail();
  const { body } = await buy(shop, { email });
  await shop.untilOrder(body.orderId, { status: 'completed' });
  const sent = (await readLedger(shop.sandboxUrl)).mails.filter(({ to }) => to.includes(email));
  const inbox = await (await fetch(`${shop.sandboxUrl}/mail/${sent[0]?.id}?tab=source`)).text();
  expect(inbox).toContain('Auto-Submitted: auto-generated');
});
