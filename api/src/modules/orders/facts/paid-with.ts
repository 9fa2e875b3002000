import type { Order } from '../orders.entity.ts';

/** Brands as Stripe's API names them, and as their cards do (https://docs.stripe.com/api/charges/object). */
const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** "Visa ending in 4242"; null when the order was not paid by card. */
export function paidWith({ cardBrand, cardLastFour }: Pick<Order, 'cardBrand' | 'cardLastFour'>): string | null {
  return cardLastFour === null ? null : `${BRANDS[cardBrand ?? ''] ?? 'Card'} ending in ${cardLastFour}`;
}
