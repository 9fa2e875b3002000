import type { ProviderMode } from '../../platform/config/providers.ts';

export const orderStatuses = ['pending', 'paid', 'completed', 'expired', 'canceled', 'refunded', 'needs_review'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/**
 * Every legal move. `expired` and `canceled` can still become paid: a bank may confirm after the hold is gone,
 * and then the order takes its stock again, or the money goes back.
 */
const moves: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['paid', 'expired', 'canceled', 'refunded', 'needs_review'],
  expired: ['paid', 'refunded', 'needs_review'],
  canceled: ['paid', 'refunded', 'needs_review'],
  paid: ['completed', 'refunded', 'needs_review'],
  completed: ['refunded', 'needs_review'],
  needs_review: ['paid', 'completed', 'refunded'],
  // A refund can bounce at the shopper's bank; then a person has to look.
  refunded: ['needs_review'],
};

export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  return moves[from].includes(to);
}

/** Money is in and kept: stock, coupon, label and mail are due or done. */
export function isPaid(status: OrderStatus): boolean {
  return status === 'paid' || status === 'completed';
}

/** No payment has been accepted for it, nor given back. */
export function isUnpaid(status: OrderStatus): boolean {
  return status === 'pending' || status === 'expired' || status === 'canceled';
}

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

/** Splits a shopper's one-field name; the fallbacks are the specification's (section 6). */
export function splitFullName(fullName: string): { firstName: string; lastName: string } {
  const [first, ...rest] = fullName.trim().split(/\s+/);
  return { firstName: first || 'Guest', lastName: rest.join(' ') || 'Customer' };
}
