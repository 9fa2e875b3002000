import type { Context } from '../../platform/context/context.ts';
import { renderParkedJob, sendMail } from '../mail/index.ts';
import { orderOfEntry, reasonOf } from './report-parked.ts';

interface ParkedRow {
  job: string;
  attempts: number;
  order_ref: string | null;
  order_number: number | null;
}

/** Notifies the owner of one parked job. Without an owner's address the order's review reason and the log have to do. */
export async function mailOwner(ctx: Context, outboxId: number): Promise<void> {
  const [row] = await ctx.em.execute<ParkedRow[]>(
    `select e.job, e.attempts, o.ref as order_ref, o.number as order_number
     from outbox e left join orders o ${orderOfEntry}
     where e.id = ?`,
    [outboxId],
  );
  const to = ctx.env.staff?.adminEmail;
  if (!row || !to) return;
  const mail = await renderParkedJob({
    origin: ctx.env.PUBLIC_URL,
    isSandbox: ctx.env.modes.mail === 'sandbox',
    year: ctx.clock.now().getUTCFullYear(),
    reason: reasonOf(ctx, row.job),
    attempts: row.attempts,
    orderNumber: row.order_number,
    orderRef: row.order_ref,
    outboxId,
  });
  await sendMail(ctx, { messageId: `parked.${outboxId}@${new URL(ctx.env.PUBLIC_URL).hostname}`, to, ...mail });
}
