import type { Context } from '../../../../platform/context/context.ts';
import { moveOrder } from '../../move-order.ts';
import { Order, OrderEvent } from '../../orders.entity.ts';
import type { OrderStatus } from '../../orders.rules.ts';
import { deedProblem } from '../order/order-deeds.rules.ts';
import type { ChangeOrderResult } from '../order/order.results.ts';
import { auditOrder, changeOrder } from './change-order.ts';

/** Marks a paid order as completed, which also ends its review. No mail is sent. @throws NotAllowed, Missing */
export function markOrderCompleted(ctx: Context, number: number, version: number): Promise<typeof ChangeOrderResult> {
  return changeOrder(ctx, { number, version }, completeOrder);
}

/** Undoes markOrderCompleted: status and review are as they were before. @throws NotAllowed, Missing */
export function reopenOrder(ctx: Context, number: number, version: number): Promise<typeof ChangeOrderResult> {
  return changeOrder(ctx, { number, version }, undoCompletion);
}

export async function completeOrder(tx: Context, order: Order): Promise<string | null> {
  const problem = deedProblem('complete', order, tx.env.modes.shipping);
  if (problem !== null) return problem;
  const { status: from, reviewReason } = order;
  const change = { status: 'completed', completedAt: tx.clock.now(), reviewReason: null } as const;
  await moveOrder(tx, order.id, change, { kind: 'marked-completed', detail: { from, reviewReason } });
  await auditOrder(tx, 'order-completed', order, { from });
  return null;
}

export async function undoCompletion(tx: Context, order: Order): Promise<string | null> {
  const problem = deedProblem('reopen', order, tx.env.modes.shipping);
  if (problem !== null) return problem;
  const [last] = await tx.em.find(
    OrderEvent,
    { order, kind: { $in: ['marked-completed', 'reopened', 'completed', 'mailed-and-completed'] } },
    { orderBy: { id: 'desc' }, limit: 1 },
  );
  if (last?.kind !== 'marked-completed') return 'It was not completed by a person';
  const { from, reviewReason } = last.detail as { from: OrderStatus; reviewReason: string | null };
  const change = { status: from, completedAt: from === 'completed' ? order.completedAt : null, reviewReason };
  await moveOrder(tx, order.id, change, { kind: 'reopened', detail: { to: from } });
  await auditOrder(tx, 'order-reopened', order, { to: from });
  return null;
}
