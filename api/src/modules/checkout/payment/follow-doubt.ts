import type { Context } from '../../../platform/context/context.ts';
import type { PaymentDoubt } from '../../../platform/gateways/stripe/payment-gateway.ts';
import { enqueueCleared, moveOrder, PAYMENT_DOUBTS } from '../../orders/index.ts';

/** Reasons that the provider takes back. A warning of fraud stays until a person has decided. */
const followed: readonly string[] = [PAYMENT_DOUBTS.disputed, PAYMENT_DOUBTS['dispute-lost'], PAYMENT_DOUBTS['under-review']];

interface DoubtedOrder {
  id: number;
  review_reason: string | null;
  is_label_deferred: boolean;
}

/**
 * Gives a paid order the review reason that the provider's dispute or review is, and takes it back once that has ended well
 * (docs/reliability.md, PAY-44). Another reason stays. The order must be locked.
 */
export async function followDoubt(
  tx: Context,
  { id, review_reason: known, is_label_deferred: isLabelDeferred }: DoubtedOrder,
  doubt: PaymentDoubt | null,
): Promise<void> {
  const reason = doubt && PAYMENT_DOUBTS[doubt];
  if (reason === known || (known !== null && !followed.includes(known))) return;
  if (reason) await moveOrder(tx, id, { reviewReason: reason }, { kind: 'payment-doubted', detail: { reason } });
  else if (known !== null) {
    await moveOrder(tx, id, { reviewReason: null }, { kind: 'payment-cleared', detail: { reason: known } });
    await enqueueCleared(tx, { id, isLabelDeferred });
  }
}

/** Gives the paid order of a payment the review reason of an early fraud warning. An earlier reason stays. */
export async function followFraudWarning(tx: Context, paymentIntentId: string): Promise<void> {
  const orders = await tx.em.execute<{ id: number }[]>('select id from orders where payment_intent_id = ?', [paymentIntentId]);
  const reason = PAYMENT_DOUBTS['fraud-warned'];
  for (const { id } of orders) {
    const event = { kind: 'payment-doubted', detail: { reason } } as const;
    await moveOrder(tx, id, { reviewReason: reason }, event, { guard: 'o.review_reason is null' });
  }
}
