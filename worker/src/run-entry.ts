import { type App, claim, type Context, createContext, findJob, postpone, renew, safeMessage, settle } from '@brew-quest/api';
import { handlers } from './handlers.ts';
import { recordEnd } from './write-heartbeat.ts';

/** Longer than all calls of an order job may take together; a try that goes on beyond it has lost its way. */
const LIMIT_SECONDS = 120;

const handlerOf = (job: string) => (handlers as unknown as Record<string, (ctx: Context, payload: unknown) => Promise<void>>)[job];

/** Keeps the entry ours while its try goes on, so that a slow provider brings no second worker to the same effect. */
const keepLease = (app: App, outboxId: number, attempts: number, limitSeconds: number): (() => void) => {
  const { JOB_LEASE_SECONDS } = app.env;
  const until = performance.now() + limitSeconds * 1000;
  const timer = setInterval(
    () => {
      if (performance.now() > until) return clearInterval(timer);
      renew(app.orm.em.fork(), outboxId, attempts, JOB_LEASE_SECONDS).catch((error: unknown) => {
        app.log.warn({ err: error, outboxId }, 'lease not renewed');
      });
    },
    (JOB_LEASE_SECONDS * 1000) / 3,
  );
  return () => clearInterval(timer);
};

/**
 * Runs one outbox entry, whoever brought it (queue or sweep). The claim makes sure that one worker at a time does.
 * A job that this version doesn't know is left for a worker that does (a rolling deploy, reliability.md, INF-14).
 */
export const runEntry = async (app: App, outboxId: number, jobName: string): Promise<void> => {
  const job = findJob(jobName);
  const handle = handlerOf(jobName);
  if (!job || !handle) {
    app.log.warn({ jobName, outboxId }, 'unknown job left in the outbox');
    return;
  }
  const ctx = createContext(app, { kind: 'system' }, `job-${outboxId}`);
  const entry = await claim(ctx.em, outboxId, app.env.JOB_LEASE_SECONDS, job.attempts);
  if (!entry) return;
  const letGo = keepLease(app, outboxId, entry.attempts, job.limitSeconds ?? LIMIT_SECONDS);
  try {
    await handle(ctx, job.payload.parse(entry.payload));
    await settle(app.orm.em.fork(), outboxId);
  } catch (error) {
    const pause = await postpone(app.orm.em.fork(), job, outboxId, entry.attempts, safeMessage(error));
    const told = pause === null ? 'job parked for a person' : 'job failed, will be tried again';
    ctx.log[entry.attempts >= job.attempts ? 'error' : 'warn']({ err: error, jobName, outboxId, attempts: entry.attempts }, told);
    if (pause !== null) await app.queue.deliver([{ outboxId, job: jobName, attempt: entry.attempts + 1 }], pause);
  } finally {
    recordEnd();
    letGo();
  }
};
