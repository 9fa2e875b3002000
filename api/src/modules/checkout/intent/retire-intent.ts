import type { Context } from '../../../platform/context/context.ts';
import { type Intent, PaymentProviderError } from '../../../platform/gateways/stripe/payment-gateway.ts';
import { finalizePayment } from '../payment/finalize-payment.ts';

/** `retired`: it can't be paid any more. `refunding`: it was paid too late and is refunded. `in-progress`: the bank has not decided. */
export type Retirement = 'retired' | 'paid' | 'refunding' | 'in-progress';

/**
 * Cancels an intent for good; one that was paid meanwhile is finalized instead.
 * @throws PaymentProviderError when the provider can't be asked.
 */
export async function retireIntent(ctx: Context, paymentIntentId: string): Promise<Retirement> {
  const intent = await ifKnown(ctx.payments.cancelIntent(paymentIntentId));
  if (!intent || intent.status === 'canceled') return 'retired';
  if (intent.status !== 'succeeded') return 'in-progress';
  const outcome = await finalizePayment(ctx, paymentIntentId);
  return outcome.kind === 'refunding' ? 'refunding' : 'paid';
}

/**
 * As retireIntent, but a payment that has begun is `in-progress`: its shopper may be in the bank's 3-D Secure dialogue.
 * @throws PaymentProviderError when the provider can't be asked.
 */
export async function retireIdleIntent(ctx: Context, paymentIntentId: string): Promise<Retirement> {
  const intent = await ifKnown(ctx.payments.retrieveIntent(paymentIntentId));
  const hasBegun = intent !== null && ['requires_action', 'requires_capture', 'processing'].includes(intent.status);
  return hasBegun ? 'in-progress' : retireIntent(ctx, paymentIntentId);
}

/** Null for an intent that is unknown to the provider, which can't be paid either. */
async function ifKnown(answer: Promise<Intent>): Promise<Intent | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof PaymentProviderError && error.kind === 'missing') return null;
    throw error;
  }
}
