import { type App, type Context, type Delivery, findOrphans, findOverdue } from '@brew-quest/api';
import { runEntry } from './run-entry.ts';

/** As many at once as the queue would bring. */
const LANES = 8;

async function runInLanes(app: App, deliveries: readonly Delivery[]): Promise<void> {
  const waiting = deliveries.values();
  async function lane(): Promise<void> {
    for (const { outboxId, job } of waiting) await runEntry(app, outboxId, job);
  }
  await Promise.all(Array.from({ length: LANES }, lane));
}

/** Overdue effects go back to the queue; while it takes none they are run right here, so orders ship without Redis. */
export async function sweepOutbox(app: App, ctx: Context): Promise<void> {
  const overdue = await findOverdue(ctx.em, ctx.jobs);
  if (!(await app.queue.deliver(overdue))) await runInLanes(app, overdue);
}

/**
 * Runs what the queue can't be trusted with. One after the other, those with the fewest deaths first: jobs that merely stood
 * beside a fatal one are done before it strikes again (reliability.md, INF-11).
 */
export async function runOrphans(app: App, ctx: Context): Promise<void> {
  for (const { outboxId, job } of await findOrphans(ctx.em, ctx.jobs)) await runEntry(app, outboxId, job);
}
