import type { Context } from '../../../platform/context/context.ts';
import { enqueueAfterCommit } from '../../../platform/outbox/enqueue.ts';
import type { ImportRun } from '../imports.entity.ts';
import { matchColumnsJob } from '../imports.jobs.ts';
import { columnsForModel } from '../matching/model-matching.ts';

/** Of a run whose columns the rules alone have matched; it begins with the fallback text of an assisted import. */
export const MODEL_FAILED = 'AI import failed: the model gave no answer. The rules alone have matched the columns.';

/** A real key is set, or a server of one's own; the sandbox's engine is not asked. */
export function hasModel({ env }: Context): boolean {
  return env.modes.chat === 'live';
}

/** Has the worker ask the model about columns that the rules are unsure of, when there are any and a person looks at the matching later. */
export async function startMatching(tx: Context, run: ImportRun): Promise<void> {
  if (run.kind !== 'assisted' || run.isUnattended || !hasModel(tx) || columnsForModel(run.matching ?? []).length === 0) return;
  run.state = 'matching';
  run.checkNumber += 1;
  run.startedAt = tx.clock.now();
  await tx.em.flush();
  const payload = { importRunId: run.id, checkNumber: run.checkNumber };
  await enqueueAfterCommit(tx, matchColumnsJob, `import:${run.id}:${run.checkNumber}`, payload);
}
