import { z } from 'zod';
import type { Context } from '../../../platform/context/context.ts';
import { PaymentProviderError } from '../../../platform/gateways/stripe/payment-gateway.ts';
import { Missing } from '../../../platform/lib/access-errors.ts';
import { assertNever } from '../../../platform/lib/assert-never.ts';
import { parseInput } from '../../../platform/lib/parse-input.ts';
import { view } from '../../../platform/graphql/view.ts';
import { isPaid, type OrderStatus } from '../../orders/index.ts';
import { isCheckoutOwner } from '../requester.ts';
import { correctCustomer, type CustomerDetails, type ReportedCustomer } from './complete-customer.ts';
import { finalizePayment } from './finalize-payment.ts';
import {
  paymentNotCompleted,
  paymentPending,
  PaymentProcessed,
  paymentRefunded,
  paymentUnavailable,
  type ProcessPaymentResult,
} from '../checkout.results.ts';

const paymentIntentId = z.string().regex(/^pi_[A-Za-z0-9]{8,120}$/, 'paymentIntentId: not a payment intent');
const PROCESSING_FAILED = 'Payment succeeded but order processing had issues. Please contact support.';

interface OrderRow {
  id: number;
  status: OrderStatus;
  ref: string;
  number: number | null;
  total_cents: number;
  tracking_number: string | null;
  user_id: number | null;
  visitor_hash: string | null;
  client_secret: string | null;
}

async function findOrder(ctx: Context, id: string): Promise<OrderRow | undefined> {
  const [row] = await ctx.em.execute<OrderRow[]>(
    `select o.id, o.status, o.ref, o.number, o.total_cents, o.tracking_number, o.user_id, d.visitor_hash, d.client_secret
     from orders o left join checkout_draft d on d.id = o.checkout_draft_id where o.payment_intent_id = ?`,
    [id],
  );
  return row;
}

export interface PaymentReport {
  paymentIntentId: string;
  customer?: CustomerDetails | null;
  clientSecret?: string | null | undefined;
}

/**
 * The browser reports that the card was charged: checked with the provider, then the order is paid. Waits a little for
 * the worker's tracking number. Safe to call any number of times, at once or later; every call gets the same answer.
 * @throws Missing for an intent that is not ours.
 */
export async function processPayment(ctx: Context, input: PaymentReport): Promise<typeof ProcessPaymentResult> {
  await ctx.rateLimit('processPayment');
  const id = parseInput(paymentIntentId, input.paymentIntentId);
  const order = await findOrder(ctx, id);
  if (!order) throw new Missing('We do not know this payment');
  if (isPaid(order.status) && order.tracking_number) return toProcessed(order);
  const reported = input.customer ? await checkCustomer(ctx, order, input.customer, input.clientSecret ?? null) : null;
  if (reported?.isProven) await correctCustomer(ctx, order.id, reported.details);
  // Listening starts before the job can end, or its notification could be missed.
  const notified = ctx.notifications.waitFor('order_settled', order.ref, ctx.env.PROCESS_PAYMENT_WAIT_MS);
  try {
    const outcome = await finalizePayment(ctx, id, reported);
    switch (outcome.kind) {
      case 'paid': {
        await notified;
        return toProcessed((await findOrder(ctx, id)) ?? order);
      }
      case 'refunding':
        return paymentRefunded();
      case 'waiting':
        return paymentPending();
      case 'not-completed':
        return paymentNotCompleted(outcome.message);
      case 'review':
        return paymentUnavailable(PROCESSING_FAILED);
      case 'foreign':
        throw new Missing('We do not know this payment');
      default:
        return assertNever(outcome);
    }
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    ctx.log[error.logLevel]({ err: error, paymentIntentId: id }, 'payment not confirmed; the webhook or the sweep will');
    return paymentUnavailable(PROCESSING_FAILED);
  }
}

async function checkCustomer(
  ctx: Context,
  order: OrderRow,
  details: CustomerDetails,
  clientSecret: string | null,
): Promise<ReportedCustomer> {
  const owner = { userId: order.user_id, visitorHash: order.visitor_hash, clientSecret: order.client_secret };
  return { details, isProven: await isCheckoutOwner(ctx, owner, clientSecret) };
}

function toProcessed(order: OrderRow): PaymentProcessed {
  return view(PaymentProcessed, {
    orderNumber: order.number ?? 0,
    orderRef: order.ref,
    trackingNumber: order.tracking_number,
    totalCents: order.total_cents,
    message: order.tracking_number ? `Tracking number: ${order.tracking_number}` : 'Thank you for your purchase!',
  });
}
