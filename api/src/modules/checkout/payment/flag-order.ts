import type { Context } from '../../../platform/context/context.ts';
import { IS_UNPAID, moveOrder, type ReviewCause } from '../../orders/index.ts';

/** Marks an order for review. A paid or refunded one keeps its status, and an earlier reason stays. */
export async function flagOrder(tx: Context, orderId: number, reason: string, cause: ReviewCause): Promise<void> {
  const event = { kind: 'needs-review', detail: { reason, ...cause } } as const;
  const isStopped = await moveOrder(tx, orderId, { status: 'needs_review', reviewReason: reason }, event, { guard: IS_UNPAID });
  if (!isStopped) await moveOrder(tx, orderId, { reviewReason: reason }, event, { guard: 'o.review_reason is null' });
}
