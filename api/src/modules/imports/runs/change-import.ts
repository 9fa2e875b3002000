import { LockMode } from '@mikro-orm/core';
import { z } from 'zod';
import { actorName, type Context, inTransaction } from '../../../platform/context/context.ts';
import { Missing } from '../../../platform/lib/access-errors.ts';
import { parseInput } from '../../../platform/lib/parse-input.ts';
import { enqueueAfterCommit } from '../../../platform/outbox/enqueue.ts';
import { asStaff } from '../../accounts/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { UnreadableCsv } from '../file/csv-records.ts';
import { DELIMITERS, LOOKED_AT } from '../file/find-format.ts';
import { textEncodings } from '../file/text-encoding.ts';
import { ImportRun, type ImportState } from '../imports.entity.ts';
import { undoImportJob } from '../imports.jobs.ts';
import { importTargets } from '../matching/targets.ts';
import { ImportRefused } from '../rows/import-refused.ts';
import { replaces } from '../staging/check-rows.ts';
import { queueImport, startNextImport } from '../queue/next-import.ts';
import { missingTargets, proposeMatchingAgain, readValuesAgain, subjectOf } from './propose-matching.ts';
import { readUndoFacts, undoRefusalOf } from './undo-refusal.ts';
import { startCheck } from '../queue/start-check.ts';

/** The run is not in a state in which this can be done, or something is missing. The message is a sentence. */
export class ImportChangeRefused {
  readonly code = 'IMPORT_REFUSED';
  readonly message: string;
  constructor(message: string) {
    this.message = message;
  }
}

/** Locks a run that is in one of the states, and changes it. @throws NotAllowed, Missing */
async function changeRun(
  ctx: Context,
  ref: string,
  states: readonly ImportState[],
  change: (tx: Context, run: ImportRun) => Promise<ImportChangeRefused | void>,
): Promise<ImportRun | ImportChangeRefused> {
  const staff = await asStaff(ctx, 'admin');
  return inTransaction(staff, async (tx) => {
    const run = await tx.em.findOne(ImportRun, { ref }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (!run) throw new Missing('There is no such import');
    if (!states.includes(run.state)) return new ImportChangeRefused('Somebody has gone on with this import. Load it again.');
    const refusal = await change(tx, run);
    if (refusal) return refusal;
    await tx.em.flush();
    return run;
  });
}

const matchingInput = z.object({
  targets: z.array(z.enum(importTargets).nullable()).max(500),
  dateOrder: z.enum(['month-first', 'day-first']).nullable(),
  isRemembered: z.boolean(),
  timeZone: z
    .string()
    .max(60)
    .refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone) || zone === 'UTC', 'is not a time zone'),
});

/** Takes a person's matching, one target or null for each column of the file, and has the rows checked. @throws NotAllowed, Missing, InvalidInput */
export async function checkImport(
  ctx: Context,
  ref: string,
  input: z.input<typeof matchingInput>,
): Promise<ImportRun | ImportChangeRefused> {
  const staff = await asStaff(ctx, 'admin');
  const { targets, dateOrder, timeZone, isRemembered } = parseInput(matchingInput, input);
  return changeRun(staff, ref, ['matching', 'matched', 'checked'], async (tx, run) => {
    const known = run.matching ?? [];
    if (targets.length !== known.length) return new ImportChangeRefused('The file has other columns. Load the import again.');
    const twice = targets.find((target, at) => target !== null && targets.indexOf(target) !== at);
    if (twice) return new ImportChangeRefused(`Two columns go to "${twice.replaceAll('-', ' ')}".`);
    run.matching = known.map((match) =>
      match.target === targets[match.index]
        ? match
        : { index: match.index, target: targets[match.index]!, confidence: 100, source: 'person' },
    );
    run.subject = subjectOf(run.kind, run.matching);
    const missing = missingTargets(run);
    if (missing.length > 0)
      return new ImportChangeRefused(`No column goes to: ${missing.map((target) => target.replaceAll('-', ' ')).join(', ')}.`);
    if (dateOrder === null) return new ImportChangeRefused('Say whether the day or the month comes first in the dates.');
    await readValuesAgain(tx, run);
    Object.assign(run, { dateOrder, timeZone, isMatchingConfirmed: isRemembered });
    await startCheck(tx, run);
  });
}

const readingInput = z.object({
  encoding: z.enum(textEncodings),
  delimiter: z.enum(DELIMITERS),
  headerRow: z.int().min(1).max(LOOKED_AT),
});

/** Reads the file as a person says it is written, and proposes its matching anew. @throws NotAllowed, Missing, InvalidInput */
export async function readImportAgain(
  ctx: Context,
  ref: string,
  input: z.input<typeof readingInput>,
): Promise<ImportRun | ImportChangeRefused> {
  const staff = await asStaff(ctx, 'admin');
  const reading = parseInput(readingInput, input);
  return changeRun(staff, ref, ['matched'], async (tx, run) => {
    try {
      await proposeMatchingAgain(tx, run, reading);
    } catch (error) {
      if (error instanceof ImportRefused || error instanceof UnreadableCsv) return new ImportChangeRefused(error.message);
      throw error;
    }
  });
}

/** What a person types before orders of an earlier import are replaced. */
const REPLACE_WORD = 'REPLACE';

/** Has the checked orders imported, behind the imports that wait. @throws NotAllowed, Missing */
export async function confirmImport(ctx: Context, ref: string, word: string | null): Promise<ImportRun | ImportChangeRefused> {
  return changeRun(ctx, ref, ['checked'], async (tx, run) => {
    const { new: added, updated, removed } = run.counts!;
    if (added + updated + removed === 0) {
      const unit = run.subject === 'customers' ? 'customer' : 'order';
      return new ImportChangeRefused(`There is nothing to import: every ${unit} is here already, or rejected.`);
    }
    if (replaces(run) && updated + removed > 0 && word !== REPLACE_WORD)
      return new ImportChangeRefused(`Type ${REPLACE_WORD} to replace imported orders.`);
    await queueImport(tx, run);
    await recordAudit(tx, actorName(tx.actor), 'import-confirmed', `import:${run.id}`, { file: run.fileName, added, updated, removed });
  });
}

const STOPPABLE: readonly ImportState[] = ['matching', 'matched', 'checking', 'checked', 'waiting', 'importing'];

/** Ends an import before its swap: the old data stand. @throws NotAllowed, Missing */
export async function stopImport(ctx: Context, ref: string): Promise<ImportRun | ImportChangeRefused> {
  return changeRun(ctx, ref, STOPPABLE, async (tx, run) => {
    run.state = 'stopped';
    run.endedAt = tx.clock.now();
    await tx.em.flush();
    await startNextImport(tx);
    await recordAudit(tx, actorName(tx.actor), 'import-stopped', `import:${run.id}`, { file: run.fileName });
  });
}

/** Undoes the newest import. @throws NotAllowed, Missing */
export async function undoImport(ctx: Context, ref: string): Promise<ImportRun | ImportChangeRefused> {
  return changeRun(ctx, ref, ['done'], async (tx, run) => {
    const refusal = undoRefusalOf(run, await readUndoFacts(tx.em));
    if (refusal !== null) return new ImportChangeRefused(refusal);
    run.state = 'undoing';
    run.startedAt = tx.clock.now();
    await tx.em.flush();
    await recordAudit(tx, actorName(tx.actor), 'import-undone', `import:${run.id}`, { file: run.fileName });
    await enqueueAfterCommit(tx, undoImportJob, `import:${run.id}`, { importRunId: run.id });
  });
}
