import type { z } from 'zod';
import type { EntityManager } from '../db/orm.ts';
import type { JobContract } from './define-job.ts';
import type { JobClaim } from './job-claim.ts';
import type { Delivery } from './outbox.ts';

/** The part of a use-case's context that writes outbox entries. */
interface Transaction {
  readonly em: EntityManager;
  readonly enqueued: Delivery[];
}

/**
 * Writes a job into the outbox in the running transaction; it is queued after the commit.
 * A second entry of the same job for the same subject is not written, and false is returned.
 */
export async function enqueueAfterCommit<Payload>(
  ctx: Transaction,
  job: JobContract<string, Payload>,
  subject: string,
  payload: z.infer<typeof job.payload>,
): Promise<boolean> {
  const [row] = await ctx.em.execute<{ id: number }[]>(
    `insert into outbox (job, subject, payload, created_at) values (?, ?, ?, now())
     on conflict (job, subject) do nothing returning id`,
    [job.name, subject, JSON.stringify(payload)],
  );
  if (row) ctx.enqueued.push({ outboxId: row.id, job: job.name, attempt: 1 });
  return row !== undefined;
}

/** Whether one of the jobs was enqueued before the one that runs, and is not done yet. */
export async function isEarlierDue(
  ctx: Pick<Transaction, 'em'> & { readonly claim: JobClaim | null },
  jobs: readonly (readonly [job: JobContract, subject: string])[],
): Promise<boolean> {
  const isOne = jobs.map(() => '(job = ? and subject = ?)').join(' or ');
  const values = jobs.flatMap(([job, subject]) => [job.name, subject]);
  const own = ctx.claim?.outboxId ?? null;
  const sql = `select id from outbox where state = 'due' and (${isOne}) and id < coalesce(?, id + 1)`;
  return (await ctx.em.execute<{ id: number }[]>(sql, [...values, own])).length > 0;
}

/** Whether the job was enqueued and is done. */
export async function isDone(ctx: Pick<Transaction, 'em'>, job: JobContract, subject: string): Promise<boolean> {
  return (
    (await ctx.em.execute<{ id: number }[]>(`select id from outbox where job = ? and subject = ? and state = 'done'`, [job.name, subject]))
      .length > 0
  );
}

/** Whether the job was ever written into the outbox, done or not. */
export async function isEnqueued(ctx: Pick<Transaction, 'em'>, job: JobContract, subject: string): Promise<boolean> {
  return (await ctx.em.execute<{ id: number }[]>('select id from outbox where job = ? and subject = ?', [job.name, subject])).length > 0;
}
