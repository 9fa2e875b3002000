import { z } from 'zod';
import { defineJob, ONE_OFF_KEPT_DAYS } from '../../platform/outbox/define-job.ts';

/** A million rows take minutes, ten on a slow disk. */
const LIMIT_SECONDS = 3_600;
const ofCheck = z.object({ importRunId: z.number().int(), checkNumber: z.number().int() });
const long = { attempts: 10, backoffSeconds: 2, limitSeconds: LIMIT_SECONDS, keptDays: ONE_OFF_KEPT_DAYS };

/** Reads a file into its staging tables and counts what an import would do. */
export const checkRowsJob = defineJob({
  name: 'imports.check-rows',
  payload: ofCheck,
  ...long,
  parkedReason: 'The rows of an import could not be checked',
});

/** Has the model look at the columns that the rules are unsure of. A try that fails at the model is the last one. */
export const matchColumnsJob = defineJob({
  name: 'imports.match-columns',
  payload: ofCheck,
  attempts: 3,
  backoffSeconds: 2,
  limitSeconds: 30,
  keptDays: ONE_OFF_KEPT_DAYS,
  parkedReason: 'The model was not asked about the columns of an import',
});

/** Swaps the imported orders in one transaction. */
export const swapOrdersJob = defineJob({
  name: 'imports.swap-orders',
  payload: ofCheck,
  ...long,
  parkedReason: 'An import could not be finished; the old data stand',
});

export const undoImportJob = defineJob({
  name: 'imports.undo-import',
  payload: z.object({ importRunId: z.number().int() }),
  ...long,
  parkedReason: 'An import could not be undone',
});
