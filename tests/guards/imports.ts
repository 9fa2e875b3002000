import type { Guard } from './guard.ts';

const MODEL = 'api/src/modules/imports/matching/model-matching.ts';
const MODEL_TEST = 'tests/integration/imports/model-matching.test.ts';
const CHANGE = 'api/src/modules/imports/runs/change-import.ts';

export const imports: readonly Guard[] = [
  {
    name: 'imports: uploads of one network',
    file: 'api/src/modules/imports/upload/store-file.ts',
    find: "  await staff.rateLimit('imports');\n",
    replace: '',
    test: 'tests/integration/imports/upload-limit.test.ts',
  },
  {
    name: 'imports: only an administrator changes one',
    file: CHANGE,
    find: "  const staff = await asStaff(ctx, 'admin');\n  return inTransaction(staff,",
    replace: '  return inTransaction(ctx,',
    test: 'tests/integration/access/permission-matrix.test.ts',
  },
  {
    name: 'imports: the word before orders are replaced',
    file: CHANGE,
    find: 'updated + removed > 0 && word !== REPLACE_WORD',
    replace: 'updated + removed < 0 && word !== REPLACE_WORD',
    test: 'tests/integration/imports/import-steps.test.ts',
    title: 'needs the word',
  },
  {
    name: 'imports: a stopped one is not swapped',
    file: 'api/src/modules/imports/swap/swap-orders.ts',
    find: 'if (ended.rowCount !== 1) throw',
    replace: 'if (ended.rowCount === null) throw',
    test: 'tests/integration/imports/stop-import.test.ts',
    title: 'while it is stored',
  },
  {
    name: 'imports: the newest is undone first',
    file: 'api/src/modules/imports/runs/undo-refusal.ts',
    find: 'return id === newestId ? null',
    replace: 'return id > 0 ? null',
    test: 'tests/integration/imports/import-steps.test.ts',
    title: 'only the newest import has one',
  },
  {
    name: 'imports: the model is never sure',
    file: MODEL,
    find: 'Math.min(MOST_CONFIDENCE, ',
    replace: 'Math.min(100, ',
    test: MODEL_TEST,
    title: 'never for sure',
  },
  {
    name: 'imports: targets that the model gives twice',
    file: MODEL,
    find: '.length === 1 &&',
    replace: '.length >= 1 &&',
    test: MODEL_TEST,
    title: 'come twice',
  },
  {
    name: 'imports: targets that a column has for sure',
    file: MODEL,
    find: '      open.has(target) &&\n',
    replace: '',
    test: MODEL_TEST,
    title: 'are taken',
  },
  {
    name: 'imports: no cell is sent to the model',
    file: MODEL,
    find: '.map(cellShape))]',
    replace: ')]',
    test: MODEL_TEST,
    title: 'nothing that a cell says',
  },
  {
    name: 'imports: the model has 10 s',
    file: 'api/src/modules/imports/runs/match-by-model.ts',
    find: 'const MODEL_MS = 10_000;',
    replace: 'const MODEL_MS = 600_000;',
    test: MODEL_TEST,
    title: 'nothing in 10 s',
  },
  {
    name: 'imports: a late answer of the model',
    file: 'api/src/modules/imports/runs/match-by-model.ts',
    find: 'const current = await tx.em.findOne(ImportRun, asked, {',
    replace: 'const current = await tx.em.findOne(ImportRun, { id: importRunId }, {',
    test: MODEL_TEST,
    title: 'a late answer changes nothing',
  },
  {
    name: 'imports: checked rows that PostgreSQL has lost are not imported',
    file: 'api/src/modules/imports/swap/swap-orders.ts',
    find: 'if (found.rows[0]!.orders + strayRows !== units) throw new CheckIsOld();',
    replace: '',
    test: 'tests/faults/imports/stores-fail.test.ts',
    title: 'between the check and the import',
  },
];
