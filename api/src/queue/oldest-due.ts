import type { EntityManager } from '../db/orm.ts';
import { jobs } from './jobs.ts';

export interface OldestDueRow {
  seconds: number | null;
}

/** Names of the jobs that this version can run, as one SQL text: those of a newer version wait for its worker (INF-14). */
export const knownJobs = (): string => jobs.map((job) => job.name).join(',');

/** Seconds since the oldest entry that no worker holds became due; the parameter is `knownJobs()`. */
export const oldestDueSql = (parameter: string): string =>
  `select extract(epoch from now() - min(coalesce(leased_until, created_at)))::int as seconds from outbox
   where state = 'due' and job = any(string_to_array(${parameter}, ',')) and (leased_until is null or leased_until <= now())`;

/** How long the oldest due job has waited; null when none waits. */
export async function findOldestDueSeconds(em: EntityManager): Promise<number | null> {
  const [row] = await em.execute<OldestDueRow[]>(oldestDueSql('?'), [knownJobs()]);
  return row?.seconds ?? null;
}
