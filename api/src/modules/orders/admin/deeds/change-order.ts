import { LockMode } from '@mikro-orm/core';
import { actorName, type Context, inTransaction } from '../../../../platform/context/context.ts';
import { view } from '../../../../platform/graphql/view.ts';
import { Missing } from '../../../../platform/lib/access-errors.ts';
import { asStaff } from '../../../accounts/index.ts';
import { recordAudit } from '../../../audit/index.ts';
import { Order } from '../../orders.entity.ts';
import { presentOrder } from '../order/get-order.ts';
import { type ChangeOrderResult, OrderChanged, orderDeedRefused, orderEditStale } from '../order/order.results.ts';

/**
 * What a person does to one order, which is locked in the transaction. Resolves with the reason, in words, when it cannot be done; then
 * nothing is written.
 */
export type OrderChanger = (tx: Context, order: Order) => Promise<string | null>;

/** Runs a change of one order for a mutation. Without a version, on the order as it is. @throws NotAllowed, Missing */
export async function changeOrder(
  ctx: Context,
  { number, version }: { number: number; version?: number },
  change: OrderChanger,
): Promise<typeof ChangeOrderResult> {
  const staff = await asStaff(ctx, 'admin');
  const outcome = await inTransaction(staff, async (tx) => {
    const order = await tx.em.findOne(Order, { number }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (!order) throw new Missing('There is no such order');
    if (version !== undefined && version !== order.version) return 'stale';
    const problem = await change(tx, order);
    return problem === null ? 'changed' : { problem };
  });
  if (typeof outcome === 'object') return orderDeedRefused(outcome.problem);
  const order = await presentOrder(staff, { number });
  return outcome === 'stale' ? orderEditStale(order) : view(OrderChanged, { order });
}

/** A line of the audit log about an order. */
export function auditOrder(tx: Context, action: string, order: Order, detail: Record<string, unknown> = {}): Promise<void> {
  return recordAudit(tx, actorName(tx.actor), action, `order:${order.number ?? order.ref}`, detail);
}
