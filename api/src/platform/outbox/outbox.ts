import type { EntityManager } from '../db/orm.ts';
import { ProviderError } from '../gateways/provider-error.ts';
import { safeMessage } from '../lib/logged-error.ts';
import { type JobContract, JobFailedForGood, type JobList, knownJobs, pauseSeconds } from './define-job.ts';

/** One queued run of an outbox entry. */
export interface Delivery {
  outboxId: number;
  job: string;
  /** Part of the queue's job id: each try is queued at most once. */
  attempt: number;
}

/** A queue that lost the entry is noticed by the sweep after this long. */
const QUEUE_GRACE_SECONDS = 5;
/** An entry that the queue has not delivered after this long is run without it. */
const QUEUE_GIVE_UP_SECONDS = 20;
/** Deploys and crashes for other reasons can interrupt a job a few times; more in a row are its own. */
const MAX_CRASHES = 5;

/**
 * Takes the entry for one try; null when it is done, parked, or claimed by another worker. Attempt and crash are counted before
 * it runs, so a job that crashes its process each time is parked here (docs/reliability.md, INF-11).
 */
export async function claim(
  em: EntityManager,
  outboxId: number,
  leaseSeconds: number,
  maxAttempts: number,
): Promise<{ payload: unknown; attempts: number } | null> {
  const [row] = await em.execute<{ payload: unknown; attempts: number; state: string }[]>(
    `update outbox set
       state = case when attempts - attempts_before >= ? or deaths >= ? then 'parked' else state end,
       last_error = case when deaths >= ? then 'its worker died ' || deaths || ' times in a row' else last_error end,
       attempts = attempts + 1, deaths = deaths + 1, leased_until = now() + make_interval(secs => ?)
     where id = ? and state = 'due' and (leased_until is null or leased_until <= now()) returning payload, attempts, state`,
    [maxAttempts, MAX_CRASHES, MAX_CRASHES, leaseSeconds, outboxId],
  );
  return row && row.state === 'due' ? row : null;
}

/** Keeps the entry for the try that claimed it; false when its lease has ended or another try has begun. */
export async function renew(em: EntityManager, outboxId: number, attempts: number, leaseSeconds: number): Promise<boolean> {
  const rows = await em.execute<{ id: number }[]>(
    `update outbox set leased_until = now() + make_interval(secs => ?) 
     where id = ? and state = 'due' and attempts = ? and leased_until > now() returning id`,
    [leaseSeconds, outboxId, attempts],
  );
  return rows.length > 0;
}

/** Records that the job is done, unless another try has begun; then it resolves false. */
export async function complete(em: EntityManager, outboxId: number, attempts: number): Promise<boolean> {
  const rows = await em.execute<{ id: number }[]>(
    `update outbox set state = 'done', done_at = now(), leased_until = null, last_error = null
     where id = ? and state = 'due' and attempts = ? returning id`,
    [outboxId, attempts],
  );
  return rows.length > 0;
}

/** Whether an error says that no retry helps. */
function isPermanent(error: unknown): boolean {
  return error instanceof JobFailedForGood || (error instanceof ProviderError && error.isPermanent);
}

/** Records a failed try, unless another has begun; resolves with the pause until the next one. */
export async function postpone(
  em: EntityManager,
  job: JobContract,
  outboxId: number,
  attempts: number,
  error: unknown,
): Promise<number | 'parked' | 'superseded'> {
  const [entry] = await em.execute<{ attempts_before: number }[]>('select attempts_before from outbox where id = ?', [outboxId]);
  const counted = attempts - (entry?.attempts_before ?? 0);
  const isParked = counted >= job.attempts || isPermanent(error);
  const pause = pauseSeconds(job, counted);
  const rows = await em.execute<{ id: number }[]>(
    `update outbox set state = ?, last_error = ?, deaths = 0, leased_until = now() + make_interval(secs => ?)
     where id = ? and state = 'due' and attempts = ? returning id`,
    [isParked ? 'parked' : 'due', safeMessage(error).slice(0, 2000), pause, outboxId, attempts],
  );
  if (rows.length === 0) return 'superseded';
  return isParked ? 'parked' : pause;
}

const overdue = `state = 'due' and job = any(string_to_array(?, ','))
  and (leased_until <= now() or (leased_until is null and created_at <= now() - make_interval(secs => ${QUEUE_GRACE_SECONDS})))`;
const isOrphan = `(deaths > 0 or coalesce(leased_until, created_at) <= now() - make_interval(secs => ${QUEUE_GIVE_UP_SECONDS}))`;

interface OverdueRow {
  id: number;
  job: string;
  attempts: number;
}

function toDelivery(row: OverdueRow): Delivery {
  return { outboxId: row.id, job: row.job, attempt: row.attempts + 1 };
}

/** Entries to be queued again: the queue has lost them or was unavailable. */
export async function findOverdue(em: EntityManager, jobs: JobList, limit = 500): Promise<Delivery[]> {
  const sql = `select id, job, attempts from outbox where ${overdue} and not ${isOrphan} order by id limit ?`;
  return (await em.execute<OverdueRow[]>(sql, [knownJobs(jobs), limit])).map(toDelivery);
}

/** Entries whose worker crashed, the one with the fewest crashes first, and entries that the queue does not deliver. */
export async function findOrphans(em: EntityManager, jobs: JobList, limit = 100): Promise<Delivery[]> {
  const sql = `select id, job, attempts from outbox where ${overdue} and ${isOrphan} order by deaths, id limit ?`;
  return (await em.execute<OverdueRow[]>(sql, [knownJobs(jobs), limit])).map(toDelivery);
}

/** Has a parked entry tried again, with as many attempts as a new one. Resolves null when it is not parked (any more). */
export async function retryParked(em: EntityManager, outboxId: number): Promise<Delivery | null> {
  // The attempts go on counting: they are the fencing token and part of the queue's job id.
  const [row] = await em.execute<OverdueRow[]>(
    `update outbox set state = 'due', attempts_before = attempts, deaths = 0, leased_until = null where id = ? and state = 'parked'
     returning id, job, attempts`,
    [outboxId],
  );
  return row ? toDelivery(row) : null;
}

/** Ends a parked entry that nobody needs any more; false when it is not parked (any more). */
export async function giveUpParked(em: EntityManager, outboxId: number): Promise<boolean> {
  const sql = `update outbox set state = 'given-up', done_at = now() where id = ? and state = 'parked' returning id`;
  return (await em.execute<{ id: number }[]>(sql, [outboxId])).length > 0;
}
