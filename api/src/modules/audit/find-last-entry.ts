import type { Context } from '../../platform/context/context.ts';
import { AuditEntry } from './audit.entity.ts';

/** The newest line of the audit log about something; null when there is none. */
export function findLastEntry(ctx: Context, subject: string): Promise<AuditEntry | null> {
  return ctx.em.findOne(AuditEntry, { subject }, { orderBy: { id: 'desc' } });
}
