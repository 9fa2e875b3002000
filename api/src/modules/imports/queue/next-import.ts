import type { Context } from '../../../platform/context/context.ts';
import { enqueueAfterCommit } from '../../../platform/outbox/enqueue.ts';
import type { ImportRun } from '../imports.entity.ts';
import { swapOrdersJob } from '../imports.jobs.ts';

/** Key of the advisory lock under which one transaction at a time decides which import is next; any number that nobody else uses. */
const TURN_LOCK = 7_202_603;

/** Puts a checked run behind the imports that wait; it begins at once if there is none. */
export async function queueImport(tx: Context, run: ImportRun): Promise<void> {
  run.state = 'waiting';
  run.startedAt = tx.clock.now();
  await tx.em.flush();
  await startNextImport(tx);
}

/** Begins the import that has waited longest, unless one is at work. Safe to repeat. */
export async function startNextImport(tx: Context): Promise<void> {
  await tx.em.execute('select pg_advisory_xact_lock(?)', [TURN_LOCK]);
  const [next] = await tx.em.execute<{ id: number; check_number: number }[]>(
    `update import_run set state = 'importing', started_at = ?
     where id = (select id from import_run where state = 'waiting' order by started_at, id limit 1)
       and not exists (select from import_run where state in ('importing', 'undoing'))
     returning id, check_number`,
    [tx.clock.now()],
  );
  if (!next) return;
  const payload = { importRunId: next.id, checkNumber: next.check_number };
  await enqueueAfterCommit(tx, swapOrdersJob, `import:${next.id}:${next.check_number}`, payload);
}
