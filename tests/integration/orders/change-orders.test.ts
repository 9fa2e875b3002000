import { beforeAll, describe, expect, it } from 'vitest';
import type { BrowserSession } from '../../support/browser-session.ts';
import { makeStaff, type Shopper } from '../../support/factories/shoppers.ts';
import { waitFor } from '../../support/invariants.ts';
import { breakProvider, healProviders, readLedger } from '../../support/ledger.ts';
import { setupShop } from '../../support/open-shop.ts';
import { auditActionsOf } from '../../support/shop/audit-entries.ts';
import { buy } from '../../support/shopper.ts';
import { quickRecovery } from '../../faults/infrastructure/quick-recovery.ts';

interface AdminOrder {
  number: number;
  version: number;
  status: string;
  reviewReason: string | null;
  deeds: string[];
  trackingNumber: string | null;
  shippingAddress: { street1: string } | null;
  customer: { name: string; orderCount: number; spentCents: number };
  events: { kind: string; actor: string }[];
  notes: { id: string; text: string; author: string }[];
}
interface Answer {
  __typename: string;
  order?: AdminOrder;
  current?: AdminOrder;
  code?: string;
  message?: string;
}
const FIELDS = `number version status reviewReason deeds trackingNumber shippingAddress { street1 }
  customer { name orderCount spentCents } events { kind actor } notes { id text author }`;
const SELECTION = `__typename ... on OrderChanged { order { ${FIELDS} } } ... on UserError { code message } ... on OrderEditStale { current { version } }`;

describe('an order that the staff changes', () => {
  const shop = setupShop({ env: quickRecovery });
  let staff: Shopper;
  let admin: BrowserSession;
  beforeAll(async () => {
    staff = await makeStaff(shop);
    admin = staff.browser;
  });

  async function mutate(call: string): Promise<Answer> {
    return (await admin.graphql<{ answer: Answer }>(`mutation { answer: ${call} { ${SELECTION} } }`)).answer;
  }
  async function read(number: number): Promise<AdminOrder> {
    return (await admin.graphql<{ adminOrder: AdminOrder }>(`{ adminOrder(number: ${number}) { ${FIELDS} } }`)).adminOrder;
  }
  async function completedOrder() {
    const { intent, body } = await buy(shop);
    await shop.untilOrder(intent.orderRef, { status: 'completed' });
    return { ref: intent.orderRef, number: body.orderNumber };
  }
  /** Paid and confirmed; the carrier sells no label until it is healed. */
  async function orderWithoutLabel() {
    await breakProvider(shop.sandboxUrl, { method: 'POST', path: '^/shippo/transactions', kind: 'status', status: 503, count: 1000 });
    const { intent, body } = await buy(shop);
    await waitFor(20_000, async () => ((await shop.order(intent.orderRef))['confirmation_mailed_at'] ? true : null));
    const labelJob = `from outbox where job = 'orders.buy-label' and (payload->>'orderId')::int = (select id from orders where ref = $1)`;
    await waitFor(20_000, async () => (await shop.sql(`select id ${labelJob}`, [intent.orderRef]))[0] ?? null);
    return { ref: intent.orderRef, number: body.orderNumber, labelJob };
  }
  async function mailsOf(ref: string) {
    return (await readLedger(shop.sandboxUrl)).mails.filter(({ messageId }) => messageId.includes(`${ref.toLowerCase()}.confirmation-`));
  }

  it('is read with its customer, trail and what can be done to it', async () => {
    const { number } = await completedOrder();
    const order = await read(number);
    expect(order).toMatchObject({ status: 'COMPLETED', version: 1, customer: { orderCount: 1, spentCents: 2199 } });
    expect(order.deeds).toEqual(['REOPEN', 'SHIP', 'RESEND_CONFIRMATION']);
    expect(order.events.map(({ kind }) => kind)).toContain('label-bought');
    await expect(read(999_999)).rejects.toThrow('There is no such order');
  });

  it('is marked as shipped, once, and the trail and the audit log name the person', async () => {
    const { number } = await completedOrder();
    const { order } = await mutate(`markOrderShipped(number: ${number}, version: 1)`);
    expect(order).toMatchObject({ status: 'SHIPPED', version: 2 });
    expect(order!.events[0]).toEqual({ kind: 'marked-shipped', actor: `${staff.person.firstName} ${staff.person.lastName}` });
    expect(await auditActionsOf(shop, `order:${number}`)).toEqual(['order-shipped']);
    expect(await mutate(`markOrderShipped(number: ${number}, version: 2)`)).toMatchObject({ message: 'It is shipped already' });
    expect(await mutate(`markOrderCompleted(number: ${number}, version: 1)`)).toMatchObject({ code: 'STALE_EDIT', current: { version: 2 } });
  });

  it('needs no review once it is marked as completed, and does again once that is undone', async () => {
    const { number, ref } = await completedOrder();
    await shop.sql(`update orders set review_reason = 'Look here' where ref = $1`, [ref]);
    const { order } = await mutate(`markOrderCompleted(number: ${number}, version: 1)`);
    expect(order).toMatchObject({ status: 'COMPLETED', reviewReason: null, version: 2 });
    const undone = await mutate(`reopenOrder(number: ${number}, version: 2)`);
    expect(undone.order).toMatchObject({ status: 'NEEDS_REVIEW', reviewReason: 'Look here' });
    expect(await mutate(`reopenOrder(number: ${number}, version: 3)`)).toMatchObject({ message: 'It was not completed by a person' });
    await shop.sql('update orders set review_reason = null where ref = $1', [ref]);
  });

  it('has its confirmation sent again once per key, under a Message-ID of its own', async () => {
    const { number, ref } = await completedOrder();
    const key = 'key-of-the-dialog';
    const [first] = await Promise.all([1, 2, 3].map(() => mutate(`resendConfirmation(number: ${number}, key: "${key}")`)));
    expect(first).toMatchObject({ __typename: 'OrderChanged' });
    await waitFor(20_000, async () => ((await shop.auditOf(ref)).includes('confirmation-resent') ? true : null));
    expect(await mailsOf(ref)).toHaveLength(1);
    await mutate(`resendConfirmation(number: ${number}, key: "another-key")`);
    await waitFor(20_000, async () => ((await mailsOf(ref)).length === 2 ? true : null));
    expect(new Set((await mailsOf(ref)).map(({ messageId }) => messageId)).size).toBe(2);
  });

  it('gets its label by a job of its own after the first was given up, and by one only', async () => {
    const { number, ref, labelJob } = await orderWithoutLabel();
    expect(await mutate(`buyLabelAgain(number: ${number}, key: "label-key-0")`)).toMatchObject({ message: 'Its label is being bought' });
    await shop.sql(`delete ${labelJob}`, [ref]);
    await healProviders(shop.sandboxUrl);
    await Promise.all([1, 2].map(() => mutate(`buyLabelAgain(number: ${number}, key: "label-key-1")`)));
    await shop.untilOrder(ref, { status: 'completed' });
    expect((await readLedger(shop.sandboxUrl)).labels.filter((label) => label.metadata === ref)).toHaveLength(1);
    expect(await mutate(`buyLabelAgain(number: ${number}, key: "label-key-2")`)).toMatchObject({ message: 'Its label is bought already' });
  });

  it('is sent to its new address when that comes before the label', async () => {
    const { number, ref } = await orderWithoutLabel();
    await shop.sql(`update orders set label_state = 'none', label_rate_id = null where ref = $1`, [ref]);
    const address = '{ name: "Ada Grinder", street1: "9 New Street", city: "Salem", state: "OR", zip: "97301" }';
    const { version } = await read(number);
    const { order } = await mutate(`updateOrderAddress(number: ${number}, version: ${version}, address: ${address})`);
    expect(order).toMatchObject({ shippingAddress: { street1: '9 New Street' } });
    expect((await shop.order(ref))['quoted_parcel_hash']).toBeNull();
    await healProviders(shop.sandboxUrl);
    await shop.untilOrder(ref, { status: 'completed' });
    const [label] = (await readLedger(shop.sandboxUrl)).labels.filter(({ metadata }) => metadata === ref);
    expect(label!.to.street1).toBe('9 New Street');
    const late = await mutate(`updateOrderAddress(number: ${number}, version: ${order!.version}, address: ${address})`);
    expect(late).toMatchObject({ code: 'ORDER_DEED_REFUSED', message: 'Its label is bought already' });
  });

  it('keeps notes, which can be removed', async () => {
    const { number } = await completedOrder();
    const { order } = await mutate(`addOrderNote(number: ${number}, text: " Called her. ")`);
    expect(order!.notes).toEqual([{ id: expect.any(String), text: 'Called her.', author: 'Ada Grinder' }]);
    const removed = await mutate(`removeOrderNote(number: ${number}, id: "${order!.notes[0]!.id}")`);
    expect(removed.order!.notes).toEqual([]);
    await expect(mutate(`addOrderNote(number: ${number}, text: " ")`)).rejects.toThrow('Write a note first');
  });
});
