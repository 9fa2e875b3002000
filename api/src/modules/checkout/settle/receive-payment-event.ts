import type { Context } from '../../../app/context.ts';
import type { ProviderEvent } from '../../../gateways/payment-gateway.ts';
import type { Delivery } from '../../../queue/outbox.ts';
import { settlePaymentJob } from '../checkout.jobs.ts';

/** Events that can change what we know of a payment; others are acknowledged and dropped. */
const telling =
  /^(payment_intent\.(succeeded|payment_failed|canceled|processing)|charge\.(refunded|refund\.updated|dispute\..+)|refund\..+)$/;

/**
 * Stores a verified event under its id and, in the same statement, promises to look at its payment. The second delivery
 * of an event changes nothing. When this resolves it is committed, and only then may the provider get its 2xx.
 */
export const receivePaymentEvent = async (ctx: Context, event: ProviderEvent): Promise<void> => {
  if (event.paymentIntentId === null || !telling.test(event.type)) return;
  const [row] = await ctx.em.execute<{ id: number }[]>(
    `with event as (
       insert into payment_event (id, type, payment_intent_id, received_at) values (?, ?, ?, now()) on conflict (id) do nothing returning id)
     insert into outbox (job, subject, payload, created_at)
     select ?, 'event:' || id, ?::jsonb, now() from event on conflict (job, subject) do nothing returning id`,
    [event.id, event.type, event.paymentIntentId, settlePaymentJob.name, JSON.stringify({ paymentIntentId: event.paymentIntentId })],
  );
  if (!row) return;
  const delivery: Delivery = { outboxId: row.id, job: settlePaymentJob.name, attempt: 1 };
  await ctx.enqueue([delivery]);
};
