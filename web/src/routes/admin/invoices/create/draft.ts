import type { Grind, InvoiceInput, InvoicePaymentMethod } from '../../../../generated/admin/invoices/graphql.ts';

/** Of a coffee that is chosen; it can be changed. */
export const COFFEE_CENTS = 2999;
const MOST_QUANTITY = 10_000;
export const MOST_LINES = 1_000;

export interface DraftLine {
  /** Within the dialog. */
  id: number;
  /** Empty: no coffee is chosen, and the line is not sent. */
  name: string;
  quantity: string;
  /** null: no amount is there. */
  priceCents: number | null;
  grind: Grind;
}

export interface Draft {
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  paymentMethod: InvoicePaymentMethod;
  lines: readonly DraftLine[];
  discountCents: number | null;
  notes: string;
}

export function newLine(id: number): DraftLine {
  return { id, name: '', quantity: '1', priceCents: null, grind: 'WHOLE_BEAN' };
}

export const NEW_DRAFT: Draft = {
  customerName: '',
  customerEmail: '',
  customerPhone: '',
  paymentMethod: 'CASH',
  lines: [newLine(1)],
  discountCents: 0,
  notes: '',
};

/** What is typed as a quantity, as a number: at least 1. */
export function quantityOf(text: string): number {
  const number = Number(text.replace(/\D/g, '').slice(0, 6));
  return Math.min(MOST_QUANTITY, Math.max(1, number));
}

export function lineCents({ quantity, priceCents }: DraftLine): number {
  return quantityOf(quantity) * (priceCents ?? 0);
}

/** Lines that are sent: those with a product. */
function filledLines({ lines }: Pick<Draft, 'lines'>): DraftLine[] {
  return lines.filter(({ name }) => name !== '');
}

/** As the shop will work them out: total = subtotal - discount, never below zero. */
export function draftSums(draft: Draft): { subtotalCents: number; totalCents: number } {
  const subtotalCents = filledLines(draft).reduce((sum, line) => sum + lineCents(line), 0);
  return { subtotalCents, totalCents: Math.max(0, subtotalCents - (draft.discountCents ?? 0)) };
}

/** What keeps the invoice from being made, in words; null when nothing does. */
export function missingOf(draft: Draft): string | null {
  const lines = filledLines(draft);
  const withoutPrice = lines.find(({ priceCents }) => priceCents === null);
  if (draft.customerName.trim() === '') return 'Customer name is missing.';
  if (lines.length === 0) return 'No line has a product.';
  if (withoutPrice) return `The price of ${withoutPrice.name} is missing.`;
  if (draft.discountCents === null) return 'The discount is no amount; 0.00 is none.';
  return null;
}

export function isDirty(draft: Draft): boolean {
  return JSON.stringify({ ...draft, lines: draft.lines.map((line) => ({ ...line, id: 1 })) }) !== JSON.stringify(NEW_DRAFT);
}

/** The draft as the shop takes it; optional texts that are empty are none. */
export function inputOf(draft: Draft): InvoiceInput {
  return {
    customerName: draft.customerName.trim(),
    customerEmail: draft.customerEmail.trim() || null,
    customerPhone: draft.customerPhone.trim() || null,
    paymentMethod: draft.paymentMethod,
    notes: draft.notes,
    discountCents: draft.discountCents ?? 0,
    items: filledLines(draft).map(({ name, quantity, priceCents, grind }) => ({
      name,
      quantity: quantityOf(quantity),
      priceCents: priceCents ?? 0,
      grind,
    })),
  };
}
