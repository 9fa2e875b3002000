import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { shop } from '../../../platform/config/shop.ts';
import type { ProviderEvent } from '../../../platform/gateways/stripe/payment-gateway.ts';
import type { Delivery } from '../../../platform/outbox/outbox.ts';
import { finalizePaymentJob } from '../checkout.jobs.ts';
import { flagOrder } from './flag-order.ts';

/** No state of the payment says it, so the event does. */
const FRAUD_WARNING = 'radar.early_fraud_warning.created';

/** Events that can change what we know of a payment; others are acknowledged and dropped. */
const relevantTypes =
  /^(payment_intent\.(succeeded|payment_failed|canceled|processing)|charge\.(refunded|refund\.updated|dispute\..+)|refund\..+|review\.(opened|closed)|radar\.early_fraud_warning\.created)$/;

/**
 * Stores a verified event under its id and, in the same statement, enqueues the job that looks at its payment. The second delivery
 * of an event changes nothing. When this resolves it is committed, and only then may the provider get its 2xx.
 */
export async function receivePaymentEvent(ctx: Context, event: ProviderEvent): Promise<void> {
  if (event.paymentIntentId === null || !relevantTypes.test(event.type)) return;
  const doubt = findDoubt(ctx, event);
  if (doubt) return inTransaction(ctx, (tx) => recordDoubt(tx, event, doubt));
  const [row] = await ctx.em.execute<{ id: number }[]>(
    `with event as (
       insert into payment_event (id, type, payment_intent_id, received_at) values (?, ?, ?, now()) on conflict (id) do nothing returning id)
     insert into outbox (job, subject, payload, created_at)
     select ?, 'event:' || id, ?::jsonb, now() from event on conflict (job, subject) do nothing returning id`,
    [
      event.id,
      event.type,
      event.paymentIntentId,
      finalizePaymentJob.name,
      JSON.stringify({ paymentIntentId: event.paymentIntentId, isFraudWarned: event.type === FRAUD_WARNING }),
    ],
  );
  if (!row) return;
  const delivery: Delivery = { outboxId: row.id, job: finalizePaymentJob.name, attempt: 1 };
  await ctx.enqueue([delivery]);
}

/** Why the event can't be about a payment to this shop; null when it can. */
function findDoubt(ctx: Context, event: ProviderEvent): string | null {
  if (event.account !== null) return `An event of another Stripe account (${event.account})`;
  if (event.isLive !== (ctx.env.modes.payments === 'live'))
    return `An event of ${event.isLive ? 'live' : 'test'} mode in ${ctx.env.modes.payments} mode`;
  return event.currency === null || event.currency === shop.currency ? null : `An event about a payment in ${event.currency}`;
}

/** No payment follows from such an event: it waits for a person, and so does the order that it names (docs/reliability.md, PAY-37). */
async function recordDoubt(tx: Context, event: ProviderEvent, reason: string): Promise<void> {
  const [row] = await tx.em.execute<{ id: string }[]>(
    `insert into payment_event (id, type, payment_intent_id, review_reason, received_at) values (?, ?, ?, ?, now())
     on conflict (id) do nothing returning id`,
    [event.id, event.type, event.paymentIntentId, reason],
  );
  if (!row) return;
  tx.log.error({ eventId: event.id, type: event.type, paymentIntentId: event.paymentIntentId }, reason);
  const orders = await tx.em.execute<{ id: number }[]>(`select id from orders where payment_intent_id = ? or ref = ? order by id`, [
    event.paymentIntentId,
    event.orderRef,
  ]);
  for (const order of orders) await flagOrder(tx, order.id, reason, { eventId: event.id });
}
