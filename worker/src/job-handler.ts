import type { Context, JobName, PayloadOf } from '@brew-quest/api';

/** Runs one job. It may run twice and may be killed anywhere: re-read the state, leave if done. */
export type JobHandler<Name extends JobName> = (ctx: Context, payload: PayloadOf<Name>) => Promise<void>;
export type JobHandlers = { readonly [Name in JobName]: JobHandler<Name> };
