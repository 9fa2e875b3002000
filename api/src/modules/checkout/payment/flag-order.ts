import type { Context } from '../../../platform/context/context.ts';
import { changeOrder } from '../../orders/index.ts';

/** Puts an order into the list of what a person has to look at. One that is settled already keeps its status, and a reason it has. */
export async function flagOrder(tx: Context, orderId: number, reason: string, detail: Record<string, unknown>): Promise<void> {
  const event = { kind: 'needs-review', detail: { reason, ...detail } };
  const isUnpaid = `o.status in ('pending', 'expired', 'canceled')`;
  const isStopped = await changeOrder(tx, orderId, { status: 'needs_review', reviewReason: reason }, event, isUnpaid);
  if (!isStopped) await changeOrder(tx, orderId, { reviewReason: reason }, event, 'o.review_reason is null');
}
