import type { Order } from '../orders.entity.ts';
import type { OrderStatus } from '../orders.rules.ts';

/** The status of an order as the staff sees it. Whether somebody has to look, and whether a part was refunded, is more than `status` says. */
export const shownStatuses = [
  'pending',
  'paid',
  'completed',
  'shipped',
  'needs-review',
  'partly-refunded',
  'refunded',
  'canceled',
  'expired',
] as const;
export type ShownStatus = (typeof shownStatuses)[number];

export const statusWords: Record<ShownStatus, string> = {
  pending: 'Pending',
  paid: 'Paid',
  completed: 'Completed',
  shipped: 'Shipped',
  'needs-review': 'Needs review',
  'partly-refunded': 'Part refunded',
  refunded: 'Refunded',
  canceled: 'Canceled',
  expired: 'Expired',
};

const NEEDS_REVIEW = `(o.status = 'needs_review' or o.review_reason is not null)`;
const KEPT = 'o.review_reason is null and o.refunded_cents = 0';

function unmarked(status: OrderStatus): string {
  return `(o.status = '${status}' and ${KEPT})`;
}

/** The same as SQL conditions on alias o. Each order meets exactly one. */
export const SHOWN_AS: Record<ShownStatus, string> = {
  pending: unmarked('pending'),
  paid: unmarked('paid'),
  completed: unmarked('completed'),
  shipped: unmarked('shipped'),
  'needs-review': NEEDS_REVIEW,
  'partly-refunded': `(o.refunded_cents > 0 and o.review_reason is null and o.status not in ('refunded', 'needs_review'))`,
  refunded: `(o.status = 'refunded' and o.review_reason is null)`,
  canceled: unmarked('canceled'),
  expired: unmarked('expired'),
};

export const unpaidShown: readonly ShownStatus[] = ['pending', 'expired', 'canceled'];

/** What a list without a status has, as an SQL condition on alias o: all but attempts that were never paid. */
export const IS_LISTED = `(o.status not in ('pending', 'expired', 'canceled') or o.review_reason is not null)`;

export function shownStatus({
  status,
  reviewReason,
  refundedCents,
}: Pick<Order, 'status' | 'reviewReason' | 'refundedCents'>): ShownStatus {
  if (status === 'needs_review' || reviewReason !== null) return 'needs-review';
  if (status === 'refunded') return 'refunded';
  return refundedCents > 0 ? 'partly-refunded' : status;
}
