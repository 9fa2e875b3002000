import { Router } from 'express';
import type { RouteContext } from '../../platform/http/route-context.ts';
import { sendCsv } from '../../platform/http/send-csv.ts';
import { MOST_FILE_BYTES } from './file/stored-file.ts';
import type { ImportKind } from './imports.entity.ts';
import type { ImportRunView } from './imports.results.ts';
import { findRun } from './runs/find-import.ts';
import { waitForImport } from './runs/wait-for-import.ts';
import { exportRejectedRows } from './rows/rejected-rows.ts';
import { receiveFile } from './upload/receive-file.ts';
import { beginImport, storeFile } from './upload/store-file.ts';

/** What the form around a file may take. */
const FORM_BYTES = 100_000;

const kinds: Record<string, ImportKind> = {
  '/api/admin/import-orders-csv': 'standard',
  '/api/admin/import-ai-csv': 'assisted',
};

/** Paths whose body may take long. */
export const importPaths: readonly string[] = Object.keys(kinds);

function countsOf({ id, state, kind, counts, problem }: ImportRunView) {
  return {
    run: id,
    state,
    ...(counts && {
      customersImported: counts.newCustomers,
      ordersImported: counts.new + counts.updated,
      ...(kind === 'standard' && { orderItemsImported: counts.items }),
      ordersUnchanged: counts.unchanged,
      ordersRejected: counts.rejected,
      rowsRejected: counts.rejectedRows,
    }),
    ...(problem !== null && { message: problem }),
  };
}

/** POST of the two imports (docs/rest.md). Role, rate and length are checked before the body is read. */
export function importUploadRoutes(contextOf: RouteContext): Router {
  const router = Router();
  for (const [path, kind] of Object.entries(kinds)) {
    router.post(path, async (req, res) => {
      const staff = await beginImport(contextOf(req));
      if (Number(req.get('Content-Length') ?? 0) > MOST_FILE_BYTES + FORM_BYTES) {
        res.status(413).set('Connection', 'close').json({ message: 'The file is larger than 1 GB. Split it, please.' });
        return;
      }
      const stored = await receiveFile(req, (file) => storeFile(staff, { ...file, kind, isUnattended: true }));
      const run = await waitForImport(staff, stored.ref);
      const answer = countsOf(run);
      res.set('Cache-Control', 'no-store');
      if (run.state === 'done') res.json(answer);
      else if (run.state === 'refused' || run.state === 'stopped') res.status(400).json({ ...answer, code: 'IMPORT_REFUSED' });
      else res.status(202).location(`/api/admin/imports/${run.id}`).json(answer);
    });
  }
  return router;
}

/** GET of an import and of its rejected rows (docs/rest.md). */
export function importsRoutes(contextOf: RouteContext): Router {
  const router = Router();
  router.get('/api/admin/imports/:id', async (req, res) => {
    const run = await findRun(contextOf(req), req.params.id);
    res.set('Cache-Control', 'no-store').json(countsOf(run));
  });
  router.get('/api/admin/imports/:id/rejected.csv', async (req, res) => {
    await sendCsv(res, 'rejected-rows', await exportRejectedRows(contextOf(req), req.params.id));
  });
  return router;
}
