import type { IconName } from '../../../features/admin/kit/icons/icon.tsx';
import type { AdminOrderQuery, RefundReason } from '../../../generated/admin/order/graphql.ts';
import { formatCents } from '../../../lib/money.ts';

export type Order = AdminOrderQuery['adminOrder'];
export type Refunds = Omit<NonNullable<AdminOrderQuery['adminOrderRefunds']>, '__typename'>;
type Event = Order['events'][number];

export const REFUND_REASONS: Record<RefundReason, string> = {
  OUT_OF_STOCK: 'Out of stock',
  DAMAGED: 'Arrived damaged',
  LOST: 'Lost on the way',
  CHANGED_MIND: 'Changed their mind',
  FRAUD: 'Fraud',
  OTHER: 'Other',
};

/** Nothing was paid, so nothing can be refunded. */
export function refundsOfAttempt({ items }: Order): Refunds {
  const lines = items.map(({ id, priceCents, ...line }) => ({
    ...line,
    __typename: 'RefundableLineView' as const,
    itemId: id,
    unitPriceCents: priceCents,
    imageUrl: null,
    refundedQuantity: 0,
    centsByQuantity: [0],
  }));
  return { openCents: 0, openShippingCents: 0, canRestock: false, canCancel: false, lines, refunds: [] };
}

/** What the kinds of an order's trail are called; one that is not here is shown by its own words. */
const KINDS: Record<string, { title: string; icon: IconName }> = {
  placed: { title: 'Checkout held stock', icon: 'i-cart' },
  'intent-recorded': { title: 'Payment begun', icon: 'i-coupon' },
  paid: { title: 'Paid', icon: 'i-coupon' },
  'payment-mismatch': { title: 'The payment does not match', icon: 'i-warning' },
  'goods-settled': { title: 'Stock taken', icon: 'i-bag' },
  'label-intended': { title: 'Label asked for', icon: 'i-truck' },
  'label-bought': { title: 'Label bought', icon: 'i-truck' },
  'label-refused': { title: 'The carrier refused the label', icon: 'i-warning' },
  'label-deferred': { title: 'The label waits', icon: 'i-clock' },
  'confirmation-mailed': { title: 'Confirmation sent', icon: 'i-mail' },
  'mailed-and-completed': { title: 'Confirmation sent, completed', icon: 'i-mail' },
  'confirmation-resent': { title: 'Confirmation sent again', icon: 'i-mail' },
  completed: { title: 'Completed', icon: 'i-check' },
  shipped: { title: 'Shipped', icon: 'i-truck' },
  'refund-requested': { title: 'Refund asked for', icon: 'i-undo' },
  'refund-recorded': { title: 'Refunded at the provider', icon: 'i-undo' },
  'refund-made': { title: 'Refund made', icon: 'i-undo' },
  'refund-failed': { title: 'Refund failed', icon: 'i-warning' },
  refunded: { title: 'Refunded', icon: 'i-undo' },
  disputed: { title: 'Disputed at the bank', icon: 'i-warning' },
  'needs-review': { title: 'Needs review', icon: 'i-warning' },
  'review-needed': { title: 'Needs review', icon: 'i-warning' },
  'job-parked': { title: 'A job failed for good', icon: 'i-warning' },
  expired: { title: 'The hold ran out', icon: 'i-clock' },
  claimed: { title: 'Added to an account', icon: 'i-user' },
};

function wordsFor(kind: string): string {
  const words = kind.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** An event of the trail for people: what, how much, why, and by whom unless it was the shop itself. */
export function toWords({ kind, actor, reason, amountCents, trackingNumber }: Event): { title: string; text: string; icon: IconName } {
  const known = KINDS[kind] ?? { title: wordsFor(kind), icon: 'i-gear' as const };
  const title = amountCents === null || amountCents === undefined ? known.title : `${known.title}: ${formatCents(amountCents)}`;
  const parts = [reason, trackingNumber && `Tracking ${trackingNumber}`, actor === 'Shop' ? null : `by ${actor}`];
  return { title, icon: known.icon, text: parts.filter(Boolean).join('; ') };
}

/** Whether an event is about money, for the short trail. */
export function isAboutMoney({ kind }: Event): boolean {
  return /paid|refund|payment|disputed|placed/.test(kind);
}

/** "pi_3SxQ...b7Kd" */
export function shortIntent(id: string): string {
  return id.length > 16 ? `${id.slice(0, 7)}…${id.slice(-4)}` : id;
}
