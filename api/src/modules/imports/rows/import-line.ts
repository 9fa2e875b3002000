import type { CellDate } from '../values/parse-date.ts';

/** One row of a file of orders, with every cell read. What a row does not say is null; another row of the order may say it. */
export interface ImportLine {
  orderNumber: string;
  placedAt: CellDate | null;
  /** Lower case. */
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  street1: string | null;
  street2: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  country: string | null;
  couponCode: string | null;
  note: string | null;
  status: ImportedStatus | null;
  discountCents: number | null;
  shippingCents: number | null;
  taxCents: number | null;
  totalCents: number | null;
  refundedCents: number | null;
  item: { name: string; sku: string | null; quantity: number; unitPriceCents: number; refundedQuantity: number };
}

/** One row of a file of customers. */
export interface ImportedCustomer {
  /** Lower case. */
  email: string;
  firstName: string | null;
  lastName: string | null;
  since: CellDate | null;
}

/** What an imported order can be: it is history, so nothing of it is due. */
export type ImportedStatus = 'completed' | 'refunded' | 'canceled';

export interface RowProblem {
  /** Place of the column in the header, from 0; null: of no single column. */
  column: number | null;
  found: string;
  /** Goes on after the cell's text: "is not an amount". */
  message: string;
}
