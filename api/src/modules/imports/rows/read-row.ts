import { parseQuantity, parseWholeNumber } from '../values/parse-quantity.ts';
import { importedStatus } from './imported-status.ts';
import type { ImportedCustomer, ImportLine, RowProblem } from './import-line.ts';
import { createCellReader, type RowOptions } from './read-cells.ts';

const LONGEST_NOTE = 2_000;

/** Reads the cells of one row of orders after the other. */
export function createRowReader(options: RowOptions) {
  const hasPrice = options.columns['item-price'] !== undefined;
  const { begin, refuse, text, read, amount, required, date, email, name } = createCellReader(options);
  /** @returns the order's line, or all that is wrong with the row */
  return function readRow(cells: readonly string[]): { line: ImportLine } | { problems: RowProblem[] } {
    const problems = begin(cells);
    const orderNumber = required('order-number', text('order-number', 60), 'an order needs a number');
    const itemName = required('item-name', text('item-name', 300), 'a line needs the name of the item');
    const variant = text('item-variant', 300);
    const sku = text('item-sku', 100);
    const quantity = required('item-quantity', read('item-quantity', parseQuantity), 'a line needs a quantity');
    const unitPriceCents = hasPrice
      ? required('item-price', amount('item-price'), 'a line needs a price')
      : unitPrice(required('line-total', amount('line-total'), 'a line needs an amount'), quantity);
    if (unitPriceCents === undefined) refuse('line-total', 'is no whole cents for each piece');
    const refundedQuantity = read('item-refunded-quantity', parseWholeNumber) ?? 0;
    const address = email();
    const line = {
      placedAt: date('order-date'),
      email: address,
      ...name(),
      street1: text('street'),
      street2: text('street-2'),
      city: text('city'),
      state: text('state'),
      zip: text('zip', 20),
      country: text('country', 60),
      couponCode: text('coupon-code', 100),
      note: text('note', LONGEST_NOTE),
      status: importedStatus(text('payment-status') ?? ''),
      discountCents: amount('discount', true),
      shippingCents: amount('shipping'),
      taxCents: amount('tax'),
      totalCents: amount('total'),
      refundedCents: amount('refunded-amount', true),
    };
    if (problems.length > 0 || orderNumber === null || itemName === null || quantity === null || unitPriceCents == null)
      return { problems };
    const item = {
      name: variant === null ? itemName : `${itemName} (${variant})`,
      sku,
      quantity,
      unitPriceCents,
      refundedQuantity: Math.min(Math.abs(refundedQuantity), quantity),
    };
    return { line: { orderNumber: orderNumber.replace(/^#\s*/, ''), ...line, item } };
  };
}

/** Null where something is missing; undefined where the amount cannot be split. */
function unitPrice(lineTotalCents: number | null, quantity: number | null): number | null | undefined {
  if (lineTotalCents === null || quantity === null) return null;
  return lineTotalCents % quantity === 0 ? lineTotalCents / quantity : undefined;
}

/** Reads the cells of one row of customers after the other. */
export function createCustomerReader(options: RowOptions) {
  const { begin, required, date, email, name } = createCellReader(options);
  /** @returns the customer, or all that is wrong with the row */
  return function readCustomer(cells: readonly string[]): { customer: ImportedCustomer } | { problems: RowProblem[] } {
    const problems = begin(cells);
    const address = required('email', email(), 'a customer needs an e-mail address');
    const customer = { ...name(), since: date('customer-date') };
    return problems.length > 0 || address === null ? { problems } : { customer: { email: address, ...customer } };
  };
}
