import type { EntityManager } from '../db/orm.ts';
import type { JobList } from './define-job.ts';

/** A delete of this many rows is far below the time-out of a statement. */
const BATCH = 5_000;

/** Deletes done entries that nobody asks for again, or the table would grow with every event (docs/reliability.md, INF-32). */
export async function deleteDoneEntries({ em, jobs }: { em: EntityManager; jobs: JobList }): Promise<void> {
  for (const { name, keptDays } of jobs) {
    if (keptDays === undefined) continue;
    for (let deleted = BATCH; deleted === BATCH;) {
      const rows = await em.execute<{ id: number }[]>(
        `delete from outbox where id in (
           select id from outbox where state = 'done' and job = ? and done_at < now() - make_interval(days => ?) limit ${BATCH})
         returning id`,
        [name, keptDays],
      );
      deleted = rows.length;
    }
  }
}
