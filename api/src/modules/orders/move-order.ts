import { actorName, type Context } from '../../platform/context/context.ts';
import { secondsLater } from '../../platform/lib/clock.ts';
import { HELD_CLAIM } from '../../platform/outbox/job-claim.ts';
import type { Order } from './orders.entity.ts';
import { IS_FOLLOWED } from './orders.indexes.ts';
import type { OrderEventLine } from './orders.events.ts';
import { canMove, orderStatuses, type OrderStatus } from './orders.rules.ts';

/** What may change of an order once it is made; never its lines, prices, totals or number. */
export type OrderChange = Partial<
  Pick<
    Order,
    | 'status'
    | 'stockState'
    | 'paymentIntentId'
    | 'isPaymentClosed'
    | 'refundedCents'
    | 'holdExpiresAt'
    | 'labelState'
    | 'labelRateId'
    | 'carrierRateId'
    | 'quotedParcelHash'
    | 'labelUrl'
    | 'isLabelDeferred'
    | 'trackingNumber'
    | 'trackingUrl'
    | 'carrier'
    | 'parcelState'
    | 'parcelStateAt'
    | 'confirmationMailedAt'
    | 'reviewReason'
    | 'paidAt'
    | 'cardBrand'
    | 'cardLastFour'
    | 'completedAt'
    | 'shippedAt'
    | 'userId'
    | 'email'
    | 'customerFirstName'
    | 'customerLastName'
    | 'shippingAddress'
  >
>;

/** Parcels of older orders are not asked about. */
const FOLLOWED_SECONDS = 60 * 24 * 3600;

/** A move that the table of orders.rules.ts does not have: a defect of its caller. */
class IllegalOrderMove extends Error {
  override name = 'IllegalOrderMove';
}

function assignment(property: string): string {
  const column = property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return `${column} = ${property === 'shippingAddress' ? '?::jsonb' : '?'}`;
}

function valueOf([property, value]: [string, unknown]): unknown {
  return property === 'shippingAddress' ? JSON.stringify(value) : value;
}

/** The statuses from which a change to this one is legal, as an SQL condition on alias o. */
function legalFrom(status: OrderStatus | undefined): string {
  if (status === undefined) return 'true';
  const from = orderStatuses.filter((candidate) => candidate === status || canMove(candidate, status));
  return `o.status in (${from.map((legal) => `'${legal}'`).join(', ')})`;
}

export interface MoveOptions {
  /** SQL on alias o, of the row as it is once it is locked: an order that does not meet it stays as it is. */
  guard?: string;
  /** Of the guard's placeholders, in their order. */
  guardParams?: readonly unknown[];
  /**
   * A statement on a table of the caller's that belongs to the change; its SQL may read the CTE `locked`, and returns what it changed.
   * It runs before the order is updated: the entry of a paid order in its unique index is a lock, too, and comes after the draft's.
   */
  companion?: { sql: string; params: readonly unknown[]; /** Without a row of it, the order stays as it is. */ isRequired: boolean };
}

/**
 * Changes an order; the one place that does. One statement locks the row, checks the move against the table of legal moves, and writes
 * the change together with its line of the trail. An order that becomes paid gets its number here, and a change of the staff raises its version.
 *
 * Rows are locked in one order everywhere: order, checkout draft, stock (by id), coupon. Two transactions that follow it can't deadlock.
 *
 * @returns false when the guard or the companion kept the order as it is
 * @throws IllegalOrderMove; ClaimLost in a job that another worker may have now. Then nothing is written.
 */
export async function moveOrder(
  ctx: Context,
  orderId: number,
  change: OrderChange,
  event: OrderEventLine,
  { guard = 'true', guardParams = [], companion }: MoveOptions = {},
): Promise<boolean> {
  const { claim } = ctx;
  claim?.throwIfLost();
  const entries = Object.entries(change);
  const isPaid = change.status === 'paid';
  const assignments = [
    ...entries.map(([property]) => assignment(property)),
    ...(isPaid ? [`number = coalesce(o.number, nextval('order_number_seq'))`] : []),
    ...(ctx.actor.kind === 'user' ? ['version = o.version + 1'] : []),
  ];
  const [result] = await ctx.em.execute<{ is_held: boolean; is_legal: boolean | null; is_changed: boolean }[]>(
    `with held as (${claim ? HELD_CLAIM : 'select 1'}),
       locked as (
         select o.id, ${legalFrom(change.status)} as is_legal from orders o
         where o.id = ? and exists (select from held) and (${guard}) for update of o),
       companion as (${companion?.sql ?? 'select 1'}),
       changed as (
         update orders o set ${assignments.join(', ')} from locked l
         where o.id = l.id and l.is_legal and (select count(*) from companion) >= ${companion?.isRequired ? 1 : 0} returning o.id, o.number),
       recorded as (
         insert into order_event (order_id, kind, detail, actor, created_at)
         select id, ?, ?::jsonb${isPaid ? ` || jsonb_build_object('number', number)` : ''}, ?, ? from changed returning id)
     select exists (select from held) as is_held, (select is_legal from locked), exists (select from recorded) as is_changed`,
    [
      ...(claim ? [claim.outboxId, claim.attempts] : []),
      orderId,
      ...guardParams,
      ...(companion?.params ?? []),
      ...entries.map(valueOf),
      ...eventValues(ctx, event),
    ],
  );
  if (!result?.is_held) claim?.lose('its lease ended or another try has begun');
  claim?.throwIfLost();
  if (result?.is_legal === false) throw new IllegalOrderMove(`order ${orderId} can't become ${String(change.status)}`);
  return result?.is_changed === true;
}

/** Kind, detail, actor and time, as order_event stores them. */
export function eventValues(ctx: Context, event: OrderEventLine): unknown[] {
  return [event.kind, JSON.stringify('detail' in event ? event.detail : {}), actorName(ctx.actor), ctx.clock.now()];
}

/** A line of the trail about an order that stays as it is. */
export async function recordOrderEvent(ctx: Context, orderId: number, event: OrderEventLine): Promise<void> {
  await ctx.em.execute(`insert into order_event (order_id, kind, detail, actor, created_at) values (?, ?, ?::jsonb, ?, ?)`, [
    orderId,
    ...eventValues(ctx, event),
  ]);
}

/** When a sweep last asked the provider about these orders' payments: bookkeeping of the sweep, so the trail has no line of it. */
export async function recordPaymentChecks(tx: Context, orderIds: readonly number[]): Promise<void> {
  await tx.em.execute(`update orders set payment_checked_at = ? where id in (select jsonb_array_elements_text(?::jsonb)::int)`, [
    tx.clock.now(),
    JSON.stringify(orderIds),
  ]);
}

/** Takes orders whose parcel is due to be asked about, for the caller alone; the trail has no line of it. @returns their ids */
export async function claimParcelChecks(ctx: Context, { before, limit }: { before: Date; limit: number }): Promise<number[]> {
  const rows = await ctx.em.execute<{ id: number }[]>(
    `update orders set parcel_checked_at = ? where id in (
       select id from orders where ${IS_FOLLOWED} and coalesce(parcel_checked_at, paid_at) < ? and paid_at > ?
       order by coalesce(parcel_checked_at, paid_at) limit ? for update skip locked) returning id`,
    [ctx.clock.now(), before, secondsLater(ctx.clock.now(), -FOLLOWED_SECONDS), limit],
  );
  return rows.map(({ id }) => id);
}
