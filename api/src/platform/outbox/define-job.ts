import type { z } from 'zod';

/** What api and worker agree on: the payload carries ids only, the state is re-read from the database. */
export interface JobContract<Name extends string = string, Payload = unknown> {
  readonly name: Name;
  readonly payload: z.ZodType<Payload>;
  /** Tries until the entry is parked for a person. */
  readonly attempts: number;
  /** Pause before the second try; doubles with each further one, up to ten minutes. */
  readonly backoffSeconds: number;
  /** How long a try may go on; its lease is renewed that long. 120 unless given. */
  readonly limitSeconds?: number;
  /** Days until a done entry is deleted. For ever unless given, as a second enqueueing of the same effect has to find it. */
  readonly keptDays?: number;
  /** What a person reads once the job was given up. */
  readonly parkedReason: string;
}

/** Thrown by a job whose every further try would end the same: its entry is parked at once. */
export class JobFailedForGood extends Error {
  override name = 'JobFailedForGood';
}

/** Every job of the shop; the top floor hands it in. */
export type JobList = readonly JobContract[];

export function findJob(jobs: JobList, name: string): JobContract | undefined {
  return jobs.find((job) => job.name === name);
}

/** Names of the jobs that this version can run, as one SQL text: those of a newer version wait for its worker (INF-14). */
export function knownJobs(jobs: JobList): string {
  return jobs.map((job) => job.name).join(',');
}

export function defineJob<const Name extends string, Payload>(contract: JobContract<Name, Payload>): JobContract<Name, Payload> {
  return contract;
}

const LONGEST_PAUSE_SECONDS = 600;

/** With pauses of ten minutes at the end this lasts hours: a provider that is unavailable for one costs nothing (docs/reliability.md, INF-13). */
export const PATIENT_ATTEMPTS = 30;

/** Of entries under a subject that never comes again. Stripe lets an event be sent again for 30 days; that changes nothing. */
export const ONE_OFF_KEPT_DAYS = 30;

export function pauseSeconds(contract: JobContract, attempts: number): number {
  return Math.min(LONGEST_PAUSE_SECONDS, contract.backoffSeconds * 2 ** Math.max(0, attempts - 1));
}
