import type { PaymentMethod } from './invoices.entity.ts';

/** As they are written on paper and at the REST edge. */
export const paymentMethodNames: Record<PaymentMethod, string> = {
  cash: 'Cash',
  check: 'Check',
  venmo: 'Venmo',
  paypal: 'PayPal',
  'credit-card': 'Credit Card',
};

export const MAX_INVOICE_ITEMS = 1_000;
/** Sums stay below the largest integer of the database. */
export const MAX_INVOICE_CENTS = 1_000_000_000;

/** Total = subtotal - discount, never below zero. In US cents. */
export function invoiceSums(items: readonly { quantity: number; priceCents: number }[], discountCents: number) {
  const subtotalCents = items.reduce((sum, { quantity, priceCents }) => sum + quantity * priceCents, 0);
  return { subtotalCents, discountCents, totalCents: Math.max(0, subtotalCents - discountCents) };
}

/** 2026, 42 -> INV-2026-0042; numbers above 9999 have more digits. */
export function invoiceNumber(year: number, number: number): string {
  return `INV-${year}-${String(number).padStart(4, '0')}`;
}
