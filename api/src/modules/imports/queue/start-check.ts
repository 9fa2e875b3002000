import type { Context } from '../../../platform/context/context.ts';
import { enqueueAfterCommit } from '../../../platform/outbox/enqueue.ts';
import type { ImportRun } from '../imports.entity.ts';
import { checkRowsJob } from '../imports.jobs.ts';

/** Has the worker check the rows. In the transaction of the caller, who has locked the run or made it. */
export async function startCheck(tx: Context, run: ImportRun): Promise<void> {
  run.state = 'checking';
  run.checkNumber += 1;
  run.problem = null;
  run.counts = null;
  run.startedAt = tx.clock.now();
  await tx.em.flush();
  await enqueueAfterCommit(tx, checkRowsJob, `import:${run.id}:${run.checkNumber}`, { importRunId: run.id, checkNumber: run.checkNumber });
}
