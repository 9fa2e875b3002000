import type { Context } from '../../platform/context/context.ts';

/** Adds one line to the audit log: who (`user:12`, `visitor`, `system`) did what to what. */
export async function recordAudit(
  ctx: Context,
  actor: string,
  action: string,
  subject: string,
  detail: Record<string, unknown> = {},
): Promise<void> {
  await ctx.em.execute(`insert into audit_entry (actor, action, subject, detail, created_at) values (?, ?, ?, ?::jsonb, ?)`, [
    actor,
    action,
    subject,
    JSON.stringify(detail),
    ctx.clock.now(),
  ]);
}
