import { actorName, type Context, inTransaction } from '../../platform/context/context.ts';
import { view } from '../../platform/graphql/view.ts';
import { rowId } from '../../platform/input/row-id.ts';
import { giveUpParked, retryParked } from '../../platform/outbox/outbox.ts';
import { asStaff } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { moveOrder, recordOrderEvent } from '../orders/index.ts';
import { jobNotParked, ParkedJobHandled, type ParkedJobResult } from './parked.results.ts';
import { mailParkedJob } from './parked.jobs.ts';
import { orderOfEntry, reasonOf } from './report-parked.ts';

/** Has a failed job tried again with all its attempts. A second call finds it due and is refused. @throws NotAllowed */
export async function retryParkedJob(ctx: Context, id: string): Promise<typeof ParkedJobResult> {
  return decide(ctx, id, 'job-retried', async (tx, outboxId) => {
    const delivery = await retryParked(tx.em, outboxId);
    if (!delivery) return false;
    tx.enqueued.push(delivery);
    // Its report, or a second failure would not be reported.
    await tx.em.execute('delete from outbox where job = ? and subject = ?', [mailParkedJob.name, `parked:${outboxId}`]);
    return true;
  });
}

/** Ends a failed job whose effect nobody needs any more. It is never tried again. @throws NotAllowed */
export async function giveUpParkedJob(ctx: Context, id: string): Promise<typeof ParkedJobResult> {
  return decide(ctx, id, 'job-given-up', (tx, outboxId) => giveUpParked(tx.em, outboxId));
}

async function decide(
  ctx: Context,
  id: string,
  action: 'job-retried' | 'job-given-up',
  change: (tx: Context, outboxId: number) => Promise<boolean>,
): Promise<typeof ParkedJobResult> {
  const staff = await asStaff(ctx, 'admin');
  const outboxId = rowId(id);
  return inTransaction(staff, async (tx) => {
    // The order before the outbox row, as everywhere: fulfilment locks them so.
    const [entry] = await tx.em.execute<{ job: string; subject: string; last_error: string | null; order_id: number | null }[]>(
      `select e.job, e.subject, e.last_error, o.id as order_id from outbox e left join orders o ${orderOfEntry} where e.id = ?`,
      [outboxId],
    );
    if (!entry) return jobNotParked();
    const { job, order_id: orderId } = entry;
    if (orderId !== null) await tx.em.execute('select id from orders where id = ? for update', [orderId]);
    if (!(await change(tx, outboxId))) return jobNotParked();
    await recordAudit(tx, actorName(tx.actor), action, entry.subject, { job, outboxId, lastError: entry.last_error });
    if (orderId !== null) await endReview(tx, orderId, { kind: action, detail: { job, outboxId } });
    return view(ParkedJobHandled, { id });
  });
}

/** The order leaves the list unless it is there for another reason. A job that fails again puts it back. */
async function endReview(
  tx: Context,
  orderId: number,
  event: { kind: 'job-retried' | 'job-given-up'; detail: { job: string; outboxId: number } },
): Promise<void> {
  const [order] = await tx.em.execute<{ review_reason: string | null }[]>('select review_reason from orders where id = ?', [orderId]);
  if (order?.review_reason === reasonOf(tx, event.detail.job)) await moveOrder(tx, orderId, { reviewReason: null }, event);
  else await recordOrderEvent(tx, orderId, event);
}
