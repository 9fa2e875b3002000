import Stripe from 'stripe';
import type { PaymentDoubt } from './payment-gateway.ts';

/** Any other status of a dispute is open (https://docs.stripe.com/api/disputes/object). */
const ENDED = ['won', 'lost', 'warning_closed', 'prevented'];
const MOST_DISPUTES = 100;

async function disputeOf(stripe: Stripe, paymentIntentId: string): Promise<PaymentDoubt | null> {
  try {
    const { data } = await stripe.disputes.list({ payment_intent: paymentIntentId, limit: MOST_DISPUTES });
    if (data.some(({ status }) => !ENDED.includes(status))) return 'disputed';
    return data.some(({ status }) => status === 'lost') ? 'dispute-lost' : null;
  } catch (error) {
    // A restricted key may lack the permission, which must not keep the order from being paid.
    if (error instanceof Stripe.errors.StripePermissionError) return 'disputed';
    throw error;
  }
}

/** What speaks against shipping the goods of a payment now. Its charge and review must be expanded. */
export async function findDoubt(stripe: Stripe, pi: Stripe.PaymentIntent): Promise<PaymentDoubt | null> {
  const charge = typeof pi.latest_charge === 'object' ? pi.latest_charge : null;
  const dispute = charge?.disputed ? await disputeOf(stripe, pi.id) : null;
  const review = typeof pi.review === 'object' ? pi.review : null;
  return dispute ?? (review?.open ? 'under-review' : null);
}
