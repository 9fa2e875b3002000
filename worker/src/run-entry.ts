import {
  type App,
  claim,
  complete,
  type Context,
  createJobContext,
  createJobClaim,
  findJob,
  isRepeatedOutage,
  type JobClaim,
  postpone,
} from '@brew-quest/api';
import { handlers } from './handlers.ts';
import { recordEnd } from './write-heartbeat.ts';

/** Longer than all calls of an order job together; an attempt that takes longer loses its claim. */
const LIMIT_SECONDS = 120;

const outcomes = {
  postponed: 'job failed, will be retried',
  parked: 'job parked for a person',
  superseded: 'job stopped: another attempt has started',
};

function handlerOf(job: string) {
  return (handlers as unknown as Record<string, (ctx: Context, payload: unknown) => Promise<void>>)[job];
}

/** Renews the lease during the attempt, so that a slow provider does not let a second worker start the same job. */
function keepLease(app: App, claim: JobClaim, limitSeconds: number): () => void {
  const until = performance.now() + limitSeconds * 1000;
  const timer = setInterval(
    () => {
      if (performance.now() > until) return claim.lose(`it took longer than ${limitSeconds} s`);
      claim.renew().catch((error: unknown) => {
        app.log.warn({ err: error, outboxId: claim.outboxId }, 'lease not renewed');
      });
    },
    (app.env.JOB_LEASE_SECONDS * 1000) / 3,
  );
  return () => clearInterval(timer);
}

/**
 * Runs one outbox entry, from the queue or from the sweep. The claim ensures that one worker at a time does.
 * An unknown job stays for a newer worker (rolling deploy, docs/reliability.md, INF-14).
 */
export async function runEntry(app: App, outboxId: number, jobName: string): Promise<void> {
  const job = findJob(app.jobs, jobName);
  const handle = handlerOf(jobName);
  if (!job || !handle) {
    app.log.warn({ jobName, outboxId }, 'unknown job left in the outbox');
    return;
  }
  const claimedAt = performance.now();
  const entry = await claim(app.orm.em.fork(), outboxId, app.env.JOB_LEASE_SECONDS, job.attempts);
  if (!entry) return;
  const { attempts } = entry;
  const jobClaim = createJobClaim(() => app.orm.em.fork(), { outboxId, attempts }, app.env.JOB_LEASE_SECONDS, claimedAt);
  const ctx = createJobContext(app, `job-${outboxId}`, jobClaim);
  const stopRenewal = keepLease(app, jobClaim, job.limitSeconds ?? LIMIT_SECONDS);
  try {
    await handle(ctx, job.payload.parse(entry.payload));
    const isRecorded = await complete(app.orm.em.fork(), outboxId, attempts);
    if (!isRecorded) ctx.log.warn({ jobName, outboxId, attempts }, 'job ended after another attempt had started');
  } catch (error) {
    const next = await postpone(app.orm.em.fork(), job, outboxId, attempts, error);
    const level = next === 'parked' ? 'error' : isRepeatedOutage(error) ? 'debug' : 'warn';
    ctx.log[level]({ err: error, jobName, outboxId, attempts }, outcomes[typeof next === 'number' ? 'postponed' : next]);
    if (typeof next === 'number') await app.queue.deliver([{ outboxId, job: jobName, attempt: attempts + 1 }], next);
  } finally {
    recordEnd();
    stopRenewal();
  }
}
