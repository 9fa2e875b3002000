import type { EntityManager } from '../db/orm.ts';
import { type JobList, knownJobs } from './define-job.ts';

export interface OldestDueRow {
  seconds: number | null;
}

/** Seconds since the oldest entry that no worker holds became due; the parameter is `knownJobs(jobs)`. */
export function oldestDueSql(parameter: string): string {
  return `select extract(epoch from now() - min(coalesce(leased_until, created_at)))::int as seconds from outbox
   where state = 'due' and job = any(string_to_array(${parameter}, ',')) and (leased_until is null or leased_until <= now())`;
}

/** How long the oldest due job has waited; null when none waits. */
export async function findOldestDueSeconds(em: EntityManager, jobs: JobList): Promise<number | null> {
  const [row] = await em.execute<OldestDueRow[]>(oldestDueSql('?'), [knownJobs(jobs)]);
  return row?.seconds ?? null;
}
