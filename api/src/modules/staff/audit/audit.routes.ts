import { Router } from 'express';
import type { RouteContext } from '../../../platform/http/route-context.ts';
import { sendCsv } from '../../../platform/http/send-csv.ts';
import { asStaff } from '../../accounts/index.ts';
import { exportAudit } from './export-audit.ts';

/** /api/admin/audit.csv (docs/rest.md). */
export function auditRoutes(contextOf: RouteContext): Router {
  const router = Router();
  router.get('/api/admin/audit.csv', async (req, res) => {
    // Who asks is checked before what they sent is read.
    const staff = await asStaff(contextOf(req), 'admin');
    const { q = '', actor, from, to } = req.query;
    await sendCsv(res, 'audit-log', await exportAudit(staff, { q, actor, from, to } as never));
  });
  return router;
}
