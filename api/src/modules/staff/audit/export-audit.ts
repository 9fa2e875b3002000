import type { z } from 'zod';
import { actorName, type Context } from '../../../platform/context/context.ts';
import type { CsvFile } from '../../../platform/http/send-csv.ts';
import { CSV_BOM, csvLine } from '../../../platform/lib/csv.ts';
import { parseInput } from '../../../platform/lib/parse-input.ts';
import { asStaff, requireProof } from '../../accounts/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { auditCondition, auditFilter, type AuditRow, SELECT_AUDIT_ROWS, toAuditLine } from './audit-rows.ts';

/** Rows of one statement: few enough to keep little in memory, and enough for few statements. */
const BATCH = 1_000;

/** The lines of a filter as CSV, the newest first. @throws NotAllowed, ProofRequired, InvalidInput */
export async function exportAudit(ctx: Context, input: z.input<typeof auditFilter>): Promise<CsvFile> {
  const staff = await asStaff(ctx, 'admin');
  const filter = parseInput(auditFilter, input);
  await requireProof(staff);
  const condition = auditCondition(filter, staff.env.SHOP_TIME_ZONE);
  // Lines that come while the file is read, the export's own included, are not in it: its name has the count.
  const [{ count, last }] = await staff.em.execute<[{ count: number; last: number }]>(
    `select count(*)::int as count, coalesce(max(a.id), 0) as last from audit_entry a where ${condition.where}`,
    condition.params,
  );
  await recordAudit(staff, actorName(staff.actor), 'audit-exported', 'audit', { count });
  return { rowCount: count, pieces: readPieces(staff, condition, last) };
}

async function* readPieces(staff: Context, { where, params }: ReturnType<typeof auditCondition>, last: number): AsyncGenerator<string> {
  yield CSV_BOM + csvLine(['Line', 'When', 'Who', 'Name', 'What', 'On what', 'Before', 'After']);
  for (let before = last + 1, isMore = true; isMore;) {
    const rows: AuditRow[] = await staff.em
      .getConnection()
      .execute(`${SELECT_AUDIT_ROWS} where ${where} and a.id < ? order by a.id desc limit ${BATCH}`, [...params, before]);
    if (rows.length > 0) yield rows.map(toCsvLine).join('');
    isMore = rows.length === BATCH;
    before = rows.at(-1)?.id ?? 0;
  }
}

function toCsvLine(row: AuditRow): string {
  const { id, createdAt, actor, actorName: name, action, subject, before, after } = toAuditLine(row);
  return csvLine([Number(id), createdAt, actor, name, action, subject, before, after]);
}
