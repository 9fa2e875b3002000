import { deleteInBatches } from '../db/delete-in-batches.ts';
import type { EntityManager } from '../db/orm.ts';
import type { JobList } from './define-job.ts';

/** Deletes done entries that are not read any more, or the table would grow with every event (docs/reliability.md, INF-32). */
export async function deleteDoneEntries(ctx: { em: EntityManager; ending: AbortSignal; jobs: JobList }): Promise<void> {
  for (const { name, keptDays } of ctx.jobs) {
    if (keptDays === undefined) continue;
    await deleteInBatches(ctx, 'outbox', `state = 'done' and job = ? and done_at < now() - make_interval(days => ?)`, [name, keptDays]);
  }
}
