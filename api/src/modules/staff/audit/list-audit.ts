import type { z } from 'zod';
import type { Context } from '../../../platform/context/context.ts';
import { view } from '../../../platform/graphql/view.ts';
import { cappedCount, countUpToLimit, listInput } from '../../../platform/input/list-input.ts';
import { parseInput } from '../../../platform/lib/parse-input.ts';
import { asStaff } from '../../accounts/index.ts';
import { AuditPage } from '../staff.results.ts';
import { auditCondition, auditFilter, type AuditRow, SELECT_AUDIT_ROWS, toAuditLine } from './audit-rows.ts';

const auditInput = listInput.extend(auditFilter.shape);

/** The audit log, the newest first; searched by action, subject and what the details say. @throws NotAllowed */
export async function listAudit(ctx: Context, input: z.input<typeof auditInput>): Promise<AuditPage> {
  const staff = await asStaff(ctx, 'admin');
  const { page, pageSize, ...filter } = parseInput(auditInput, input);
  const { where, params } = auditCondition(filter, staff.env.SHOP_TIME_ZONE);
  const rows = await staff.em.execute<AuditRow[]>(`${SELECT_AUDIT_ROWS} where ${where} order by a.id desc limit ? offset ?`, [
    ...params,
    pageSize,
    (page - 1) * pageSize,
  ]);
  const [counted] = await staff.em.execute<{ count: number }[]>(countUpToLimit(`select 1 from audit_entry a where ${where}`), params);
  return view(AuditPage, { rows: rows.map(toAuditLine), ...cappedCount(counted?.count ?? 0) });
}
