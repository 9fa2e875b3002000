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

export const canMove = (from: OrderStatus, to: OrderStatus): boolean => moves[from].includes(to);

/** Money is in and kept: stock, coupon, label and mail are due or done. */
export const isPaid = (status: OrderStatus): boolean => status === 'paid' || status === 'completed';

/** No payment has been accepted for it, nor given back. */
export const isUnpaid = (status: OrderStatus): boolean => status === 'pending' || status === 'expired' || status === 'canceled';

/** Splits a shopper's one-field name; the fallbacks are the specification's (section 6). */
export const splitFullName = (fullName: string): { firstName: string; lastName: string } => {
  const [first, ...rest] = fullName.trim().split(/\s+/);
  return { firstName: first || 'Guest', lastName: rest.join(' ') || 'Customer' };
};
