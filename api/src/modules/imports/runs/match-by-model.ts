import { LockMode } from '@mikro-orm/core';
import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { ImportRun } from '../imports.entity.ts';
import type { ColumnMatch } from '../matching/match-columns.ts';
import { modelRequest, withModelAnswer } from '../matching/model-matching.ts';
import { MODEL_FAILED } from '../queue/start-matching.ts';
import { readSampleColumns, readValues, subjectOf } from './propose-matching.ts';

/** A person waits for it. */
const MODEL_MS = 10_000;

/** The matching with the model's answer; null when there is none in time. */
async function askModel(ctx: Context, run: ImportRun, columns: string[][]): Promise<ColumnMatch[] | null> {
  const matching = run.matching ?? [];
  const request = modelRequest(run.format!.header, matching, columns);
  if (!request) return matching;
  try {
    return withModelAnswer(matching, columns, await ctx.chat.answerJson({ ...request, limitMs: MODEL_MS, signal: ctx.ending }));
  } catch (error) {
    // Another worker asks again.
    if (ctx.ending.aborted) throw error;
    ctx.log.warn({ err: error, importRunId: run.id }, 'the columns of an import are matched without the model');
    return null;
  }
}

/** Asks the model about the columns that the rules are unsure of. Without an answer the matching by rules stays, and the run says so. */
export async function matchByModel(
  ctx: Context,
  { importRunId, checkNumber }: { importRunId: number; checkNumber: number },
): Promise<void> {
  const asked = { id: importRunId, checkNumber, state: 'matching' as const };
  const run = await ctx.em.findOne(ImportRun, asked);
  if (!run) return;
  const columns = await readSampleColumns(ctx, run);
  const matching = await askModel(ctx, run, columns);
  await inTransaction(ctx, async (tx) => {
    // A person may have gone on meanwhile.
    const current = await tx.em.findOne(ImportRun, asked, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (!current) return;
    Object.assign(current, { state: 'matched', problem: matching === null ? MODEL_FAILED : null });
    if (matching !== null) {
      Object.assign(current, { matching, subject: subjectOf(current.kind, matching) });
      readValues(current, columns);
    }
    await tx.em.flush();
  });
}
