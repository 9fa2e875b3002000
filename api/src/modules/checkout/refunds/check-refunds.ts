import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { recordOrderEvent } from '../../orders/index.ts';
import { flagOrder } from '../payment/flag-order.ts';
import { referenceOf } from './make-refund.ts';
import { Refund } from './refunds.entity.ts';

const RETURNED = 'The bank returned the refund';

/** Marks refunds that the bank has returned as failed, so that their lines can be refunded again, and asks for a review. */
export async function checkRefunds(
  ctx: Context,
  { orderId, paymentIntentId }: { orderId: number; paymentIntentId: string },
): Promise<void> {
  const made = await ctx.payments.listRefunds(paymentIntentId);
  const refunds = await ctx.em.find(Refund, { order: orderId, state: 'succeeded' }, { populate: ['order'] });
  const returned = refunds.filter((refund) => made.find(({ reference }) => reference === referenceOf(refund))?.hasFailed);
  for (const { id, amountCents } of returned) {
    await inTransaction(ctx, async (tx) => {
      const [row] = await tx.em.execute<{ id: number }[]>(
        `update refund set state = 'failed', failure = ? where id = ? and state = 'succeeded' returning id`,
        [RETURNED, id],
      );
      if (!row) return;
      await recordOrderEvent(tx, orderId, { kind: 'refund-failed', detail: { refundId: id, amountCents, failure: RETURNED } });
      await flagOrder(tx, orderId, 'A refund did not reach the shopper', { paymentIntentId });
    });
  }
}
