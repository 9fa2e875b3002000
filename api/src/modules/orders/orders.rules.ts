import type { ProviderMode } from '../../platform/config/provider-modes.ts';

export const orderStatuses = ['pending', 'paid', 'completed', 'shipped', 'expired', 'canceled', 'refunded', 'needs_review'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/**
 * Every legal move, of the shop and of an administrator. `expired` and `canceled` can still become paid: a bank may confirm after the
 * hold has ended, and then the order holds its stock again, or the payment is refunded. A paid order that is canceled is refunded in full;
 * a refund in part changes the refunded amount and no status.
 */
const moves: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['paid', 'expired', 'canceled', 'refunded', 'needs_review'],
  expired: ['paid', 'refunded', 'needs_review'],
  canceled: ['paid', 'refunded', 'needs_review'],
  paid: ['completed', 'shipped', 'refunded', 'needs_review'],
  completed: ['paid', 'shipped', 'refunded', 'needs_review'],
  shipped: ['completed', 'refunded', 'needs_review'],
  needs_review: ['paid', 'completed', 'shipped', 'canceled', 'refunded'],
  // A refund can bounce at the shopper's bank; then a person has to look.
  refunded: ['needs_review'],
};

export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  return moves[from].includes(to);
}

const paidStatuses: readonly OrderStatus[] = ['paid', 'completed', 'shipped'];

/** Money is in and kept: stock, coupon, label and mail are due or done. */
export function isPaid(status: OrderStatus): boolean {
  return paidStatuses.includes(status);
}

/** The same as an SQL condition on alias o. */
export const IS_PAID = `o.status in (${paidStatuses.map((status) => `'${status}'`).join(', ')})`;

const unpaidStatuses: readonly OrderStatus[] = ['pending', 'expired', 'canceled'];

/** No payment has been accepted for it, nor refunded. */
export function isUnpaid(status: OrderStatus): boolean {
  return unpaidStatuses.includes(status);
}

/** The same as an SQL condition on alias o. */
export const IS_UNPAID = `o.status in (${unpaidStatuses.map((status) => `'${status}'`).join(', ')})`;

/**
 * The orders that a shop lists and adds up, by the mode its payments are in: what was bought in the sandbox is no order once real
 * money moves, while a shop that is put back into test mode keeps its real ones (docs/reliability.md, ORD-05).
 */
const countedModes: Record<ProviderMode, readonly ProviderMode[]> = {
  sandbox: ['sandbox', 'test', 'live'],
  test: ['test', 'live'],
  live: ['live'],
};

export function modesCountedIn(payments: ProviderMode): ProviderMode[] {
  return [...countedModes[payments]];
}

/** A carrier's real label costs money, so only real money buys one (docs/reliability.md, ORD-05). */
export function mayBuyLabel(orderMode: string, shipping: ProviderMode): boolean {
  return shipping !== 'live' || orderMode === 'live';
}

/** Splits a shopper's one-field name; an empty one is "Guest Customer". */
export function splitFullName(fullName: string): { firstName: string; lastName: string } {
  const [first, ...rest] = fullName.trim().split(/\s+/);
  return { firstName: first || 'Guest', lastName: rest.join(' ') || 'Customer' };
}
