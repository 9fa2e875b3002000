import { type Context, inTransaction } from '../../platform/context/context.ts';
import { findJob } from '../../platform/outbox/define-job.ts';
import { enqueueAfterCommit } from '../../platform/outbox/enqueue.ts';
import { recordAudit } from '../audit/index.ts';
import { moveOrder, recordOrderEvent } from '../orders/index.ts';
import { mailParkedJob } from './parked.jobs.ts';

const BATCH = 50;

/** Joins an outbox entry (alias e) with the order (alias o) that its payload names, if any. */
export const orderOfEntry = `on o.id = (e.payload->>'orderId')::int
  or (e.payload->>'orderId' is null and o.payment_intent_id = e.payload->>'paymentIntentId')`;

interface ParkedEntry {
  id: number;
  job: string;
  subject: string;
  attempts: number;
  last_error: string | null;
  order_id: number | null;
}

/**
 * Reports every parked job once: its order is put up for review, its failure is logged, and the owner gets a mail. The mail's own
 * job is left out, or a mail server that is down would bring ever more mails (docs/reliability.md, INF-21).
 */
export async function reportParked(ctx: Context): Promise<void> {
  const entries = await ctx.em.execute<ParkedEntry[]>(
    `select e.id, e.job, e.subject, e.attempts, e.last_error, o.id as order_id
     from outbox e left join orders o ${orderOfEntry}
     where e.state = 'parked' and e.job <> ?
       and not exists (select 1 from outbox m where m.job = ? and m.subject = 'parked:' || e.id)
     order by e.id limit ?`,
    [mailParkedJob.name, mailParkedJob.name, BATCH],
  );
  for (const entry of entries) {
    const isFirst = await inTransaction(ctx, (tx) => recordParked(tx, entry));
    if (!isFirst) continue;
    const { id, job, subject, attempts, last_error: lastError } = entry;
    ctx.log.error({ outboxId: id, jobName: job, subject, attempts, lastError }, 'a parked job needs a person');
  }
}

/** False when another worker has reported it: the unique row of the mail's job lets one through. */
async function recordParked(tx: Context, entry: ParkedEntry): Promise<boolean> {
  const isFirst = await enqueueAfterCommit(tx, mailParkedJob, `parked:${entry.id}`, { outboxId: entry.id });
  if (!isFirst) return false;
  const detail = { job: entry.job, outboxId: entry.id, attempts: entry.attempts, lastError: entry.last_error };
  if (entry.order_id === null) {
    await recordAudit(tx, 'system', 'job-parked', entry.subject, detail);
    return true;
  }
  // The money state of the order stays as it is; the reason puts it on the list. An earlier reason is kept.
  const reviewReason = reasonOf(tx, entry.job);
  const event = { kind: 'job-parked', detail } as const;
  const isChanged = await moveOrder(tx, entry.order_id, { reviewReason }, event, { guard: 'o.review_reason is null' });
  if (!isChanged) await recordOrderEvent(tx, entry.order_id, event);
  return true;
}

/** The reason as shown to an administrator; a job that this version does not have is named. */
export function reasonOf({ jobs }: Pick<Context, 'jobs'>, job: string): string {
  return findJob(jobs, job)?.parkedReason ?? `The job ${job} failed`;
}
