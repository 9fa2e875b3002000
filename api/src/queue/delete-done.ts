import type { Context } from '../app/context.ts';
import { jobs } from './jobs.ts';
import type { JobContract } from './define-job.ts';

/** A delete of this many rows is far below the time-out of a statement. */
const BATCH = 5_000;

/** Deletes done entries that nobody asks for again, or the table would grow with every event (docs/reliability.md, INF-32). */
export async function deleteDoneEntries(ctx: Context): Promise<void> {
  for (const { name, keptDays } of jobs as readonly JobContract[]) {
    if (keptDays === undefined) continue;
    for (let deleted = BATCH; deleted === BATCH;) {
      const rows = await ctx.em.execute<{ id: number }[]>(
        `delete from outbox where id in (
           select id from outbox where state = 'done' and job = ? and done_at < now() - make_interval(days => ?) limit ${BATCH})
         returning id`,
        [name, keptDays],
      );
      deleted = rows.length;
    }
  }
}
