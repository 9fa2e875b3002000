import { z } from 'zod';
import type { Context } from '../../platform/context/context.ts';
import { view } from '../../platform/graphql/view.ts';
import { cappedCount, containing, countUpToLimit, listInput } from '../../platform/input/list-input.ts';
import { endOfDay, shopDay, startOfDay } from '../../platform/input/shop-day.ts';
import { parseInput } from '../../platform/lib/parse-input.ts';
import { asStaff } from '../accounts/index.ts';
import { AuditLine, AuditPage } from './staff.results.ts';

const auditInput = listInput.extend({
  actor: z.string().max(40).nullish(),
  from: shopDay.nullish(),
  to: shopDay.nullish(),
});

interface Row {
  id: number;
  actor: string;
  actor_name: string | null;
  action: string;
  subject: string;
  detail: { before?: unknown; after?: unknown };
  created_at: Date;
}

/** The audit log, the newest first; searched by action, subject and what the details say. @throws NotAllowed */
export async function listAudit(ctx: Context, input: z.input<typeof auditInput>): Promise<AuditPage> {
  const staff = await asStaff(ctx, 'admin');
  const { q, actor, from, to, page, pageSize } = parseInput(auditInput, input);
  const zone = staff.env.SHOP_TIME_ZONE;
  const conditions: [string, unknown[]][] = [
    ...(q
      ? [['(a.action ilike ? or a.subject ilike ? or a.detail::text ilike ?)', Array(3).fill(containing(q))] as [string, unknown[]]]
      : []),
    ...(actor ? [['a.actor = ?', [actor]] as [string, unknown[]]] : []),
    ...(from ? [['a.created_at >= ?', [startOfDay(from, zone)]] as [string, unknown[]]] : []),
    ...(to ? [['a.created_at < ?', [endOfDay(to, zone)]] as [string, unknown[]]] : []),
  ];
  const where = conditions.map(([sql]) => sql).join(' and ') || 'true';
  const values = conditions.flatMap(([, given]) => given);
  const rows = await staff.em.execute<Row[]>(
    `select a.id, a.actor, a.action, a.subject, a.detail, a.created_at, u.first_name || ' ' || u.last_name as actor_name
     from audit_entry a left join users u on a.actor = 'user:' || u.id where ${where} order by a.id desc limit ? offset ?`,
    [...values, pageSize, (page - 1) * pageSize],
  );
  const [counted] = await staff.em.execute<{ count: number }[]>(countUpToLimit(`select 1 from audit_entry a where ${where}`), values);
  return view(AuditPage, { rows: rows.map(toLine), ...cappedCount(counted?.count ?? 0) });
}

function toLine({ detail, ...row }: Row): AuditLine {
  const { before, after, ...rest } = detail;
  const details = after ?? (Object.keys(rest).length > 0 ? rest : undefined);
  return view(AuditLine, {
    id: String(row.id),
    actor: row.actor,
    actorName: row.actor_name,
    action: row.action,
    subject: row.subject,
    before: before === undefined ? null : JSON.stringify(before),
    after: details === undefined ? null : JSON.stringify(details),
    createdAt: new Date(row.created_at),
  });
}
