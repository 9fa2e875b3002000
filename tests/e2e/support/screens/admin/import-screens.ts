import { expect, type Page } from '@playwright/test';
import { answerOperation, refusal } from '../../answer-operation.ts';
import type { Screen } from '../screen.ts';
import { column, COUNTS, detailOf, FEW_COLUMNS, progressOf, REJECTIONS, runOf, WIX_COLUMNS } from './import-answers.ts';

const PAST = [
  runOf({ id: 'run-4', createdAt: '2026-11-20T23:04:00.000Z', canUndo: true, counts: { ...COUNTS, new: 812, rejected: 6 } }),
  runOf({ id: 'run-3', createdAt: '2026-11-20T22:51:00.000Z', state: 'UNDONE', counts: { ...COUNTS, new: 790, rejected: 28 } }),
  runOf({
    id: 'run-2',
    createdAt: '2026-11-12T14:30:00.000Z',
    kind: 'ASSISTED',
    fileName: 'market-stall.csv',
    uploadedBy: 'barista',
    counts: { ...COUNTS, new: 64, rejected: 0 },
  }),
  runOf({
    id: 'run-1',
    createdAt: '2026-11-12T14:22:00.000Z',
    kind: 'ASSISTED',
    state: 'REFUSED',
    fileName: 'market-stall.xlsx',
    uploadedBy: 'barista',
    problem: 'Please upload a CSV file. market-stall.xlsx is a spreadsheet: save it as CSV UTF-8.',
    counts: null,
  }),
];

const OPTIONS = {
  __typename: 'ImportOptions',
  hasModel: false,
  systemNames: ['Wix', 'Shopify', 'Squarespace', 'WooCommerce', 'Square', 'Etsy'],
  maxBytes: 1e9,
};

async function openHome(page: Page, runs: readonly object[] = PAST): Promise<void> {
  await answerOperation(page, 'query AdminImports', { data: { adminImports: runs, adminImportOptions: OPTIONS } });
  await page.goto('/admin/import');
  await expect(page.getByRole('heading', { name: 'Past imports' })).toBeVisible();
}

async function openStep(page: Page, step: string, detail: object): Promise<void> {
  await answerOperation(page, 'query AdminImport(', { data: { adminImport: detail } });
  await page.goto(step === 'match' ? '/admin/import/3f6b2c1d9a8e4f07/match' : `/admin/import/3f6b2c1d9a8e4f07/${step}`);
  await expect(page.getByRole('list', { name: 'Steps of the import' })).toBeVisible();
}

const CHECKED = detailOf({
  run: runOf({ state: 'CHECKED' }),
  columns: WIX_COLUMNS,
  replaces: {
    __typename: 'ImportReplaced',
    orderCount: 790,
    run: { __typename: 'ImportRun', id: 'run-3', createdAt: '2026-11-20T22:51:00.000Z' },
  },
  rejections: REJECTIONS,
  preview: [
    ['10412', '2024-12-11T19:10:00.000Z', 1, 1600, 'new'],
    ['10413', '2024-12-11T19:22:00.000Z', 2, 4800, 'new'],
    ['10414', '2024-12-11T20:01:00.000Z', 1, 1700, 'updated'],
    ['10415', '2024-12-12T13:40:00.000Z', 3, 4900, 'unchanged'],
    ['10416', '2024-12-12T14:13:00.000Z', 1, 1600, 'new'],
  ].map(([number, placedAt, lineCount, totalCents, fate]) => ({
    __typename: 'ImportPreviewRow',
    number,
    placedAt,
    lineCount,
    totalCents,
    fate,
    changes: fate === 'updated' ? ['lines', 'address'] : [],
  })),
});

const WAITING = {
  __typename: 'ImportRun',
  id: 'run-5',
  fileName: 'market-stall.csv',
  uploadedBy: 'barista',
  createdAt: '2026-11-21T19:30:00.000Z',
};

/** The wizard, step by step, in all its states. */
export const importScreens: readonly Screen[] = [
  { name: 'admin-import', signedInAs: 'admin', open: ({ page }) => openHome(page) },
  { name: 'admin-import-none', signedInAs: 'admin', open: ({ page }) => openHome(page, []) },
  {
    name: 'admin-import-bad',
    signedInAs: 'admin',
    async open({ page }) {
      await openHome(page);
      await page.route('/graphql/upload', (route) =>
        route.fulfill({
          json: {
            data: {
              uploadImport: {
                __typename: 'ImportRun',
                id: 'run-5',
                state: 'REFUSED',
                problem: 'Please upload a CSV file. market-stall.xlsx is a spreadsheet: save it as CSV UTF-8.',
              },
            },
          },
        }),
      );
      await page
        .locator('input[type="file"]')
        .first()
        .setInputFiles({ name: 'market-stall.xlsx', mimeType: 'text/csv', buffer: Buffer.from('PK') });
      await expect(page.getByText('Invalid File Type').first()).toBeVisible();
    },
  },
  {
    name: 'admin-import-sending',
    signedInAs: 'admin',
    async open({ page }) {
      await openHome(page);
      await page.route('/graphql/upload', () => {});
      await page
        .locator('input[type="file"]')
        .first()
        .setInputFiles({ name: 'wix-orders-2024.csv', mimeType: 'text/csv', buffer: Buffer.from('Order number') });
      await expect(page.getByRole('button', { name: 'Cancel the upload' })).toBeVisible();
    },
  },
  {
    name: 'admin-import-error',
    signedInAs: 'admin',
    async open({ page }) {
      await answerOperation(
        page,
        'query AdminImports',
        refusal('UNAVAILABLE', 'The shop is short of breath. Please try again.', 'req-2042'),
      );
      await page.goto('/admin/import');
      await expect(page.getByRole('button', { name: 'Copy the request id' })).toBeVisible();
    },
  },
  {
    name: 'admin-import-match',
    signedInAs: 'admin',
    async open({ page }) {
      await openStep(page, 'match', detailOf({ run: runOf({ state: 'MATCHED', counts: null }), columns: WIX_COLUMNS }));
      await expect(page.getByText('2 columns want your eye')).toBeVisible();
    },
  },
  {
    name: 'admin-import-match-open',
    signedInAs: 'admin',
    async open({ page }) {
      const run = runOf({ state: 'MATCHED', counts: null, kind: 'ASSISTED', fileName: 'market-stall.csv' });
      const dateExamples = [
        { __typename: 'ImportDateExample', dateOrder: 'MONTH_FIRST', found: '03/04/25', wallTime: '2025-03-04T12:00:00' },
        { __typename: 'ImportDateExample', dateOrder: 'DAY_FIRST', found: '03/04/25', wallTime: '2025-04-03T12:00:00' },
      ];
      await openStep(page, 'match', detailOf({ run, columns: FEW_COLUMNS, dateOrder: null, dateExamples, systemName: null }));
      await page.getByText('1 column left out').click();
      await page.getByLabel('Remarks goes to').selectOption('Email');
      await expect(page.getByText(/Two columns go to: Email/)).toBeVisible();
    },
  },
  {
    name: 'admin-import-match-model',
    signedInAs: 'admin',
    async open({ page }) {
      await openStep(page, 'match', detailOf({ run: runOf({ state: 'MATCHING', counts: null, kind: 'ASSISTED' }), columns: FEW_COLUMNS }));
      await expect(page.getByText('The model looks at the unsure columns')).toBeVisible();
    },
  },
  {
    name: 'admin-import-read',
    signedInAs: 'admin',
    async open({ page }) {
      await openStep(page, 'match', detailOf({ run: runOf({ state: 'MATCHED', counts: null }), columns: WIX_COLUMNS }));
      await page.getByRole('button', { name: 'Read it differently' }).click();
      await expect(page.getByRole('dialog', { name: 'Read it differently' })).toBeVisible();
    },
  },
  {
    name: 'admin-import-checking',
    signedInAs: 'admin',
    async open({ page }) {
      const run = runOf({ state: 'CHECKING', counts: null });
      await openStep(page, 'check', detailOf({ run, progress: progressOf({ phase: 'read', doneCount: 48_000, totalCount: 0 }) }));
      await expect(page.getByText('48,000 rows', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'admin-import-check',
    signedInAs: 'admin',
    async open({ page }) {
      await openStep(page, 'check', CHECKED);
      await expect(page.getByText('9 rows rejected')).toBeVisible();
    },
  },
  {
    name: 'admin-import-check-clean',
    signedInAs: 'admin',
    async open({ page }) {
      const counts = { ...COUNTS, new: 0, updated: 0, unchanged: 987, rejected: 0, rejectedRows: 0, removed: 0 };
      await openStep(page, 'check', detailOf({ run: runOf({ state: 'CHECKED', counts }) }));
      await expect(page.getByText(/There is nothing to import/)).toBeVisible();
    },
  },
  {
    name: 'admin-import-replace',
    signedInAs: 'admin',
    async open({ page }) {
      await openStep(page, 'check', CHECKED);
      await page.getByRole('button', { name: 'Import 826 orders' }).click();
      await page.getByLabel('Type REPLACE').fill('REPL');
    },
  },
  {
    name: 'admin-import-run',
    signedInAs: 'admin',
    async open({ page }) {
      const run = runOf({ state: 'IMPORTING', fileName: 'big-history.csv' });
      await openStep(page, 'import', { ...detailOf({ run, progress: progressOf({}) }), waiting: [WAITING] });
      await expect(page.getByText('62 %')).toBeVisible();
    },
  },
  {
    name: 'admin-import-stalled',
    signedInAs: 'admin',
    async open({ page }) {
      await openStep(page, 'import', detailOf({ run: runOf({ state: 'IMPORTING' }), progress: progressOf({ isStalled: true }) }));
      await expect(page.getByText('Stalled')).toBeVisible();
    },
  },
  {
    name: 'admin-import-waiting',
    signedInAs: 'admin',
    async open({ page }) {
      await openStep(page, 'import', { ...detailOf({ run: runOf({ state: 'WAITING' }) }), waitsFor: WAITING });
      await expect(page.getByText('It waits behind market-stall.csv')).toBeVisible();
    },
  },
  {
    name: 'admin-import-result',
    signedInAs: 'admin',
    async open({ page }) {
      await openStep(page, 'result', detailOf({ run: runOf({ canUndo: true }), columns: WIX_COLUMNS, rejections: REJECTIONS }));
      await expect(page.getByText(/Done, without haste/)).toBeVisible();
    },
  },
  {
    name: 'admin-import-undo',
    signedInAs: 'admin',
    async open({ page }) {
      const kept = { __typename: 'ImportKeptView', orders: ['W-10499', 'W-10502'], orderCount: 2, customerCount: 0 };
      const effects = { __typename: 'ImportUndo', orderCount: 812, restoredCount: 14, customerCount: 41, kept };
      await answerOperation(page, 'query AdminImportUndo', { data: { adminImportUndo: effects } });
      await openHome(page);
      await page.getByRole('button', { name: /^Undo/ }).click();
      await expect(page.getByText('2 orders stay')).toBeVisible();
    },
  },
  {
    name: 'admin-import-undone',
    signedInAs: 'admin',
    async open({ page }) {
      const kept = { __typename: 'ImportKeptView', orders: ['W-10499', 'W-10502'], orderCount: 2, customerCount: 1 };
      await openStep(page, 'result', detailOf({ run: runOf({ state: 'UNDONE', kept }), columns: [column('Order number')] }));
      await expect(page.getByText(/^Undone\. /)).toBeVisible();
    },
  },
  {
    name: 'admin-import-missing',
    signedInAs: 'admin',
    async open({ page }) {
      await answerOperation(page, 'query AdminImport(', refusal('MISSING', 'There is no such import'));
      await page.goto('/admin/import/run-9/match');
      await expect(page.getByRole('heading', { name: 'There is no such import' })).toBeVisible();
    },
  },
];
