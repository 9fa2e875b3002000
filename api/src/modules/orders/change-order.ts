import type { Context } from '../../platform/context/context.ts';
import { HELD_CLAIM } from '../../platform/outbox/job-claim.ts';
import type { Order } from './orders.entity.ts';

/** What may change of an order once it is made; never its lines, prices or totals. */
export type OrderChange = Partial<
  Pick<
    Order,
    | 'status'
    | 'stockState'
    | 'paymentIntentId'
    | 'refundedCents'
    | 'holdExpiresAt'
    | 'labelState'
    | 'labelRateId'
    | 'carrierRateId'
    | 'quotedParcelHash'
    | 'labelUrl'
    | 'isLabelDeferred'
    | 'trackingNumber'
    | 'confirmationMailedAt'
    | 'reviewReason'
    | 'paidAt'
    | 'completedAt'
    | 'userId'
    | 'email'
    | 'customerFirstName'
    | 'customerLastName'
  >
>;

function column(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/**
 * Changes an order and writes its audit line in one statement, so that no change lacks its line.
 * `guard` adds a condition (SQL on alias o); resolves false when no row met it.
 * @throws ClaimLost in a job that another worker may have now; then nothing is written.
 */
export async function changeOrder(
  ctx: Context,
  orderId: number,
  change: OrderChange,
  event: { kind: string; detail?: Record<string, unknown> },
  guard = 'true',
): Promise<boolean> {
  const { claim } = ctx;
  claim?.throwIfLost();
  const entries = Object.entries(change);
  const assignments = entries.map(([property]) => `${column(property)} = ?`).join(', ');
  const [result] = await ctx.em.execute<{ is_held: boolean; is_changed: boolean }[]>(
    `with held as (${claim ? HELD_CLAIM : 'select 1'}),
       changed as (update orders o set ${assignments} where o.id = ? and exists (select from held) and (${guard}) returning o.id),
       recorded as (insert into order_event (order_id, kind, detail, created_at) select id, ?, ?::jsonb, ? from changed returning id)
     select exists (select from held) as is_held, exists (select from recorded) as is_changed`,
    [
      ...(claim ? [claim.outboxId, claim.attempts] : []),
      ...entries.map(([, value]) => value),
      orderId,
      event.kind,
      JSON.stringify(event.detail ?? {}),
      ctx.clock.now(),
    ],
  );
  if (!result?.is_held) claim?.lose('its lease ended or another try has begun');
  claim?.throwIfLost();
  return result?.is_changed === true;
}

export async function recordOrderEvent(ctx: Context, orderId: number, kind: string, detail: Record<string, unknown> = {}): Promise<void> {
  await ctx.em.execute(`insert into order_event (order_id, kind, detail, created_at) values (?, ?, ?::jsonb, ?)`, [
    orderId,
    kind,
    JSON.stringify(detail),
    ctx.clock.now(),
  ]);
}
