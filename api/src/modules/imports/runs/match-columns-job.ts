import { LockMode } from '@mikro-orm/core';
import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { ImportRun } from '../imports.entity.ts';
import type { ColumnMatch } from '../matching/match-columns.ts';
import { matchByModel } from '../matching/model-matching.ts';
import { readValuesAgain, subjectOf } from './propose-matching.ts';

/** The documented fallback of an assisted import. */
const FAILED = 'AI import failed: the model gave no answer that can be used. The rules have matched alone.';

/** The job: asks the model for the unsure columns of a run. Whatever comes of it, a person goes on with the matching. */
export async function matchColumnsOfRun(ctx: Context, { importRunId }: { importRunId: number }): Promise<void> {
  const run = await ctx.em.findOneOrFail(ImportRun, { id: importRunId });
  if (run.state !== 'matching') return;
  const columns = { header: run.format!.header, samples: run.samples!, matching: run.matching! };
  let matching: ColumnMatch[] | null = null;
  try {
    matching = await matchByModel(ctx.chat, columns, ctx.ending);
  } catch (error) {
    // The next worker asks again.
    if (ctx.ending.aborted) throw error;
    ctx.log.warn({ err: error, importRunId }, 'columns of an import matched without the model');
  }
  await inTransaction({ ...ctx, em: ctx.em.fork() }, async (tx) => {
    const held = await tx.em.findOne(ImportRun, { id: importRunId, state: 'matching' }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!held) return;
    held.state = 'matched';
    if (matching === null) held.problem = FAILED;
    else {
      held.matching = matching;
      held.subject = subjectOf(held.kind, matching);
      await readValuesAgain(tx, held);
    }
    await tx.em.flush();
  });
}
