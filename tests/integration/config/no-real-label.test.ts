import { expect, test } from 'vitest';
import { setupShop } from '../../support/open-shop.ts';
import { readLedger } from '../../support/ledger.ts';
import { buy, newEmail } from '../../support/shopper.ts';

const shop = setupShop({ workers: 0, apiEnv: { PROCESS_PAYMENT_WAIT_MS: '100' } });

test('ORD-05: an order paid in the sandbox never buys a label of a real carrier', async () => {
  const { body } = await buy(shop, { email: newEmail() });
  await shop.addWorker({ SHIPPO_API_KEY: 'shippo_live_1', SHIPPO_API_BASE: `${shop.sandboxUrl}/shippo` });
  const order = await shop.untilOrder(body.orderId, {
    review_reason: 'Not paid with real money: no real label is bought',
    stock_state: 'sold',
  });
  expect(order).toMatchObject({ status: 'paid', label_state: 'none', is_label_deferred: false });
  expect(await shop.auditOf(body.orderId)).not.toContain('label-intended');
  expect((await readLedger(shop.sandboxUrl)).labels).toEqual([]);
});
