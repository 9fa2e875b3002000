import { type App, type Context, type Delivery, findOrphans, findOverdue } from '@brew-quest/api';
import { runEntry } from './run-entry.ts';

/** The same concurrency as the queue's. */
const CONCURRENCY = 8;

async function runConcurrently(app: App, deliveries: readonly Delivery[]): Promise<void> {
  const waiting = deliveries.values();
  async function runNext(): Promise<void> {
    for (const { outboxId, job } of waiting) await runEntry(app, outboxId, job);
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, runNext));
}

/** Enqueues overdue jobs again. Without the queue it runs them in this process, so that orders ship without Redis. */
export async function sweepOutbox(app: App, ctx: Context): Promise<void> {
  const overdue = await findOverdue(ctx.em, ctx.jobs);
  if (!(await app.queue.deliver(overdue))) await runConcurrently(app, overdue);
}

/**
 * Runs jobs whose worker crashed, one after the other, the fewest crashes first: jobs that only ran
 * beside a fatal one complete before it crashes the worker again (docs/reliability.md, INF-11).
 */
export async function runOrphans(app: App, ctx: Context): Promise<void> {
  for (const { outboxId, job } of await findOrphans(ctx.em, ctx.jobs)) await runEntry(app, outboxId, job);
}
