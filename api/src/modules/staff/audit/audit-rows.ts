import { z } from 'zod';
import { view } from '../../../platform/graphql/view.ts';
import { containing, listInput } from '../../../platform/input/list-input.ts';
import { endOfDay, shopDay, startOfDay } from '../../../platform/input/shop-day.ts';
import { AuditLine } from '../staff.results.ts';

/** Which lines of the audit log. */
export const auditFilter = z.object({
  q: listInput.shape.q,
  actor: z.string().max(40).nullish(),
  from: shopDay.nullish(),
  to: shopDay.nullish(),
});

export interface AuditRow {
  id: number;
  actor: string;
  actor_name: string | null;
  action: string;
  subject: string;
  detail: { before?: unknown; after?: unknown };
  created_at: Date;
}

/** SQL of AuditRow, without conditions. */
export const SELECT_AUDIT_ROWS = `select a.id, a.actor, a.action, a.subject, a.detail, a.created_at, u.first_name || ' ' || u.last_name as actor_name
  from audit_entry a left join users u on a.actor = 'user:' || u.id`;

/** The filter as an SQL condition on alias a. */
export function auditCondition({ q, actor, from, to }: z.output<typeof auditFilter>, zone: string): { where: string; params: unknown[] } {
  const conditions: [string, unknown[]][] = [
    ...(q
      ? [['(a.action ilike ? or a.subject ilike ? or a.detail::text ilike ?)', Array(3).fill(containing(q))] as [string, unknown[]]]
      : []),
    ...(actor ? [['a.actor = ?', [actor]] as [string, unknown[]]] : []),
    ...(from ? [['a.created_at >= ?', [startOfDay(from, zone)]] as [string, unknown[]]] : []),
    ...(to ? [['a.created_at < ?', [endOfDay(to, zone)]] as [string, unknown[]]] : []),
  ];
  return { where: conditions.map(([sql]) => sql).join(' and ') || 'true', params: conditions.flatMap(([, params]) => params) };
}

/** The values before and after; an entry without "after" has its other details there. */
export function toAuditLine({ detail, ...row }: AuditRow): AuditLine {
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
