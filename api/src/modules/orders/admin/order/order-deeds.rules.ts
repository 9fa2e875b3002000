import type { ProviderMode } from '../../../../platform/config/provider-modes.ts';
import type { Order } from '../../orders.entity.ts';
import { canMove, isPaid, isUnpaid, mayBuyLabel } from '../../orders.rules.ts';

export const orderDeeds = ['complete', 'reopen', 'ship', 'resend-confirmation', 'buy-label', 'edit-address'] as const;
export type OrderDeed = (typeof orderDeeds)[number];

type OrderState = Pick<
  Order,
  'status' | 'number' | 'source' | 'mode' | 'email' | 'shippingAddress' | 'labelState' | 'trackingNumber' | 'reviewReason'
>;

const NOT_PAID = 'It was not paid';
const REFUNDED = 'It is refunded';
const LABEL_IS_BOUGHT = 'Its label is bought already';
const LABEL_IS_BEING_BOUGHT = 'Its label is being bought';

/** Why each cannot be done to the order, in words; null when it can. */
const problems: Record<OrderDeed, (order: OrderState, shipping: ProviderMode) => string | null> = {
  complete(order) {
    if (order.status === 'completed' && order.reviewReason === null) return 'It is completed already';
    return moneyProblem(order) ?? (order.status === 'completed' || canMove(order.status, 'completed') ? null : NOT_PAID);
  },
  reopen: (order) => (order.status === 'completed' ? null : 'It is not completed'),
  ship(order) {
    if (order.status === 'shipped') return 'It is shipped already';
    return moneyProblem(order) ?? (order.labelState === 'buying' ? LABEL_IS_BEING_BOUGHT : null);
  },
  'resend-confirmation'(order) {
    if (order.source === 'import') return 'It was imported';
    if (order.email === null) return 'It has no e-mail address';
    return moneyProblem(order) ?? (isPaid(order.status) ? null : 'It needs review first');
  },
  'buy-label'(order, shipping) {
    if (order.source === 'import') return 'It was imported';
    if (order.trackingNumber !== null) return LABEL_IS_BOUGHT;
    if (order.shippingAddress === null) return 'It has no shipping address';
    if (!mayBuyLabel(order.mode, shipping)) return 'It was not paid with real money';
    return moneyProblem(order) ?? (isPaid(order.status) ? null : 'It needs review first');
  },
  'edit-address'(order) {
    if (order.trackingNumber !== null) return LABEL_IS_BOUGHT;
    return moneyProblem(order) ?? (order.labelState === 'buying' ? LABEL_IS_BEING_BOUGHT : null);
  },
};

function moneyProblem({ status, number }: OrderState): string | null {
  if (isUnpaid(status) || number === null) return NOT_PAID;
  return status === 'refunded' ? REFUNDED : null;
}

export function deedProblem(deed: OrderDeed, order: OrderState, shipping: ProviderMode): string | null {
  return problems[deed](order, shipping);
}

export function possibleDeeds(order: OrderState, shipping: ProviderMode): OrderDeed[] {
  return orderDeeds.filter((deed) => deedProblem(deed, order, shipping) === null);
}
