import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '../../../platform/context/context.ts';
import type { ImportState } from '../imports.entity.ts';
import type { ImportRunView } from '../imports.results.ts';
import { findRun } from './find-import.ts';

/** Small files are done by then; the client of a long one asks again. */
const WAIT_MS = 20_000;
const POLL_MS = 150;
const ENDED: readonly ImportState[] = ['done', 'refused', 'stopped', 'undone'];

/** The run once it has ended, or as it is when the time is up. */
export async function waitForImport(staff: Context, ref: string): Promise<ImportRunView> {
  const until = performance.now() + WAIT_MS;
  for (;;) {
    const run = await findRun({ ...staff, em: staff.em.fork() }, ref);
    if (ENDED.includes(run.state) || performance.now() > until || staff.ending.aborted) return run;
    await pause(POLL_MS);
  }
}
