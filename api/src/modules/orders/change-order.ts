import type { Context } from '../../app/context.ts';
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

const column = (property: string): string => property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Changes an order and writes its audit line in one statement, so that no change goes untold.
 * `guard` adds a condition (SQL on alias o); resolves false when no row met it.
 */
export const changeOrder = async (
  ctx: Context,
  orderId: number,
  change: OrderChange,
  event: { kind: string; detail?: Record<string, unknown> },
  guard = 'true',
): Promise<boolean> => {
  const entries = Object.entries(change);
  const assignments = entries.map(([property]) => `${column(property)} = ?`).join(', ');
  const rows = await ctx.em.execute<{ id: number }[]>(
    `with changed as (update orders o set ${assignments} where o.id = ? and ${guard} returning o.id)
     insert into order_event (order_id, kind, detail, created_at) select id, ?, ?::jsonb, ? from changed returning id`,
    [...entries.map(([, value]) => value), orderId, event.kind, JSON.stringify(event.detail ?? {}), ctx.clock.now()],
  );
  return rows.length > 0;
};

export const recordOrderEvent = async (
  ctx: Context,
  orderId: number,
  kind: string,
  detail: Record<string, unknown> = {},
): Promise<void> => {
  await ctx.em.execute(`insert into order_event (order_id, kind, detail, created_at) values (?, ?, ?::jsonb, ?)`, [
    orderId,
    kind,
    JSON.stringify(detail),
    ctx.clock.now(),
  ]);
};
