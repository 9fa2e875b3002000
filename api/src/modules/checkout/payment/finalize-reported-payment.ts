import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { PaymentProviderError } from '../../../platform/gateways/stripe/payment-gateway.ts';
import { finalizePayment } from './finalize-payment.ts';
import { followFraudWarning } from './follow-doubt.ts';
import { flagOrder } from './flag-order.ts';

/**
 * Finalizes the payment of an event. An intent that the provider does not know to our key will not be known at a later try
 * either: where it is an order's, a person has to look (docs/reliability.md, PAY-38).
 * @throws PaymentProviderError when the provider can't be asked.
 */
export async function finalizeReportedPayment(
  ctx: Context,
  { paymentIntentId, isFraudWarned = false }: { paymentIntentId: string; isFraudWarned?: boolean | undefined },
): Promise<void> {
  try {
    await finalizePayment(ctx, paymentIntentId);
    if (isFraudWarned) await inTransaction(ctx, (tx) => followFraudWarning(tx, paymentIntentId));
  } catch (error) {
    if (!(error instanceof PaymentProviderError) || error.kind !== 'missing') throw error;
    ctx.log.error({ err: error, paymentIntentId }, 'an event names a payment intent that the provider does not know');
    const [order] = await ctx.em.execute<{ id: number }[]>('select id from orders where payment_intent_id = ?', [paymentIntentId]);
    if (!order) return;
    await inTransaction(ctx, (tx) => flagOrder(tx, order.id, 'The payment provider does not know this payment', { paymentIntentId }));
  }
}
