import { afterEach, describe, expect, it } from 'vitest';
import { makeStaff } from '../../support/factories/shoppers.ts';
import { waitFor } from '../../support/invariants.ts';
import {
  breakProvider,
  dispute,
  healProviders,
  pauseWebhooks,
  readLedger,
  resumeWebhooks,
  review,
  warnOfFraud,
} from '../../support/ledger.ts';
import { setupShop } from '../../support/open-shop.ts';
import { untilCompleted } from '../../support/shop/order-rows.ts';
import { buy, createIntent, newEmail, payByCard, processPayment } from '../../support/shopper.ts';
import { quickRecovery } from '../infrastructure/quick-recovery.ts';

const UNDER_REVIEW = 'Under review at the payment provider';
const DISPUTED = 'Disputed at the bank';
const LOST = 'A dispute was lost: the bank has taken the money back';
const WARNED = "The card's network has warned of fraud";

describe('PAY-44 a payment that the provider holds something against', () => {
  const shop = setupShop({ env: quickRecovery });
  afterEach(() => resumeWebhooks(shop.sandboxUrl));

  async function labelsOf(ref: string) {
    return (await readLedger(shop.sandboxUrl)).labels.filter(({ metadata }) => metadata === ref);
  }
  /** A paid order whose payment came under review before the shop was notified; its confirmation is sent. */
  async function buyUnderReview() {
    await pauseWebhooks(shop.sandboxUrl);
    const email = newEmail();
    const { body } = await createIntent(shop.baseUrl, { email });
    await payByCard(shop.sandboxUrl, body.paymentIntentId);
    await review(shop.sandboxUrl, body.paymentIntentId, true);
    await processPayment(shop.baseUrl, body.paymentIntentId);
    await shop.untilOrder(body.orderRef, { review_reason: UNDER_REVIEW, status: 'paid' });
    await waitFor(20_000, async () => (await readLedger(shop.sandboxUrl)).mails.some(({ to }) => [to].flat().includes(email)));
    return body;
  }

  it('is mailed but gets no label while it is under review, and gets it once the review is closed', async () => {
    const { orderRef, paymentIntentId } = await buyUnderReview();
    expect(await labelsOf(orderRef)).toEqual([]);
    await review(shop.sandboxUrl, paymentIntentId, false);
    await resumeWebhooks(shop.sandboxUrl);
    await untilCompleted(shop.databaseUrl, orderRef);
    expect(await labelsOf(orderRef)).toHaveLength(1);
    expect(await shop.order(orderRef)).toMatchObject({ review_reason: null });
    const events = `select kind from order_event e join orders o on o.id = e.order_id where o.ref = $1 and kind like 'payment-%' order by e.id`;
    expect((await shop.sql<{ kind: string }>(events, [orderRef])).map(({ kind }) => kind)).toEqual(['payment-doubted', 'payment-cleared']);
  });

  it('gets its label after the review when the carrier was unavailable before', async () => {
    await pauseWebhooks(shop.sandboxUrl);
    await breakProvider(shop.sandboxUrl, { path: '^/shippo/', kind: 'status', status: 503, count: 0 });
    const { intent } = await buy(shop);
    await shop.untilOrder(intent.orderRef, { is_label_deferred: true });
    await review(shop.sandboxUrl, intent.paymentIntentId, true);
    await resumeWebhooks(shop.sandboxUrl);
    await shop.untilOrder(intent.orderRef, { review_reason: UNDER_REVIEW });
    await healProviders(shop.sandboxUrl);
    await waitFor(60_000, async () => {
      const due = `select from outbox x join orders o on x.subject = 'order:' || o.id where o.ref = $1 and x.done_at is null`;
      return (await shop.sql(due, [intent.orderRef])).length === 0;
    });
    expect(await labelsOf(intent.orderRef)).toEqual([]);
    await review(shop.sandboxUrl, intent.paymentIntentId, false);
    await untilCompleted(shop.databaseUrl, intent.orderRef);
    expect(await labelsOf(intent.orderRef)).toHaveLength(1);
  });

  it('gets a label that a person asks for', async () => {
    const { orderRef } = await buyUnderReview();
    const { browser } = await makeStaff(shop);
    const [order] = await shop.sql<{ number: number }>('select number from orders where ref = $1', [orderRef]);
    await browser.graphql(`mutation { buyLabelAgain(number: ${order!.number}, key: "${crypto.randomUUID()}") { __typename } }`);
    await waitFor(20_000, async () => (await labelsOf(orderRef)).length === 1);
    expect(await shop.order(orderRef)).toMatchObject({ review_reason: UNDER_REVIEW });
  });

  it.each([
    ['won', null],
    ['lost', LOST],
  ] as const)('follows a dispute that is %s', async (outcome, reason) => {
    const { intent } = await buy(shop);
    await untilCompleted(shop.databaseUrl, intent.orderRef);
    await dispute(shop.sandboxUrl, intent.paymentIntentId);
    await shop.untilOrder(intent.orderRef, { review_reason: DISPUTED });
    await dispute(shop.sandboxUrl, intent.paymentIntentId, outcome);
    await shop.untilOrder(intent.orderRef, { review_reason: reason, status: 'completed' });
    expect(await labelsOf(intent.orderRef)).toHaveLength(1);
  });

  it('keeps a warning of fraud until a person has decided', async () => {
    const { intent } = await buy(shop);
    await untilCompleted(shop.databaseUrl, intent.orderRef);
    await warnOfFraud(shop.sandboxUrl, intent.paymentIntentId);
    await shop.untilOrder(intent.orderRef, { review_reason: WARNED });
    await processPayment(shop.baseUrl, intent.paymentIntentId);
    expect(await shop.order(intent.orderRef)).toMatchObject({ review_reason: WARNED, status: 'completed' });
  });

  it('keeps another review reason', async () => {
    const { intent } = await buy(shop);
    await untilCompleted(shop.databaseUrl, intent.orderRef);
    await shop.sql(`update orders set review_reason = 'Asked for a gift card' where ref = $1`, [intent.orderRef]);
    await dispute(shop.sandboxUrl, intent.paymentIntentId);
    await waitFor(20_000, async () => {
      const seen = `select from outbox x join payment_event e on x.subject = 'event:' || e.id where e.payment_intent_id = $1 and e.type like 'charge.dispute.%' and x.done_at is not null`;
      return (await shop.sql(seen, [intent.paymentIntentId])).length >= 2;
    });
    expect(await shop.order(intent.orderRef)).toMatchObject({ review_reason: 'Asked for a gift card' });
  });
});
