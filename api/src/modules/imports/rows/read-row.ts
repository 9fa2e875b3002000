import { splitFullName } from '../../orders/index.ts';
import { EMAIL } from '../matching/fitting-values.ts';
import type { ImportTarget } from '../matching/targets.ts';
import type { CellValue } from '../values/cell-value.ts';
import { type DecimalMark, parseAmount } from '../values/parse-amount.ts';
import { type DateOrder, parseDate } from '../values/parse-date.ts';
import { parseQuantity, parseWholeNumber } from '../values/parse-quantity.ts';
import { importedStatus } from './imported-status.ts';
import type { ImportLine, RowProblem } from './import-line.ts';

export interface RowOptions {
  /** Target -> place of its column in the header. */
  columns: Partial<Record<ImportTarget, number>>;
  dateOrder: DateOrder;
  decimalMark: DecimalMark;
}

const LONGEST_TEXT = 500;
const LONGEST_NOTE = 2_000;

/** Quotes that some exports put around digits, so that a spreadsheet keeps their zeros: '"02134"', "'02134", '="02134"'. */
function withoutQuotes(text: string): string {
  return text
    .replace(/^="(.*)"$/, '$1')
    .replace(/^"(.*)"$/, '$1')
    .replace(/^'/, '')
    .trim();
}

/** Reads the cells of one row after the other. */
export function createRowReader({ columns, dateOrder, decimalMark }: RowOptions) {
  /** @returns the order's line, or all that is wrong with the row */
  return function readRow(cells: readonly string[]): { line: ImportLine } | { problems: RowProblem[] } {
    const problems: RowProblem[] = [];

    function refuse(target: ImportTarget, message: string): null {
      const column = columns[target] ?? null;
      problems.push({ column, found: column === null ? '' : (cells[column] ?? ''), message });
      return null;
    }
    function text(target: ImportTarget, longest = LONGEST_TEXT): string | null {
      const cell = withoutQuotes((cells[columns[target] ?? -1] ?? '').trim());
      if (cell === '') return null;
      return cell.length > longest ? refuse(target, `is longer than ${longest} characters`) : cell;
    }
    function read<T>(target: ImportTarget, parse: (cell: string) => CellValue<T>): T | null {
      const cell = text(target);
      if (cell === null) return null;
      const parsed = parse(cell);
      return 'value' in parsed ? parsed.value : refuse(target, parsed.problem);
    }
    function amount(target: ImportTarget, { isSigned = false } = {}): number | null {
      const cents = read(target, (cell) => parseAmount(cell, decimalMark));
      // A discount or a refund may be written as what it takes away.
      if (cents !== null && cents < 0) return isSigned ? -cents : refuse(target, 'is negative');
      return cents;
    }
    function required<T>(target: ImportTarget, value: T | null, message: string): T | null {
      const isRefused = problems.some(({ column }) => column !== null && column === columns[target]);
      return value ?? (isRefused ? null : refuse(target, message));
    }

    const orderNumber = required('order-number', text('order-number', 60), 'an order needs a number');
    const name = required('item-name', text('item-name', 300), 'a line needs the name of the item');
    const variant = text('item-variant', 300);
    const sku = text('item-sku', 100);
    const quantity = required('item-quantity', read('item-quantity', parseQuantity), 'a line needs a quantity');
    const lineTotalCents = columns['item-price'] === undefined ? amount('line-total') : null;
    const unitPriceCents =
      columns['item-price'] === undefined
        ? unitPrice(required('line-total', lineTotalCents, 'a line needs an amount'), quantity)
        : required('item-price', amount('item-price'), 'a line needs a price');
    if (unitPriceCents === undefined) refuse('line-total', 'is no whole cents for each piece');
    const time = columns['order-time'] === undefined ? '' : (cells[columns['order-time']] ?? '');
    const email = text('email', 254);
    if (email !== null && !EMAIL.test(email)) refuse('email', 'is not an e-mail address');
    const refundedQuantity = read('item-refunded-quantity', parseWholeNumber) ?? 0;
    const fullName = text('full-name');
    const split = fullName === null ? null : splitFullName(fullName);
    const line = {
      placedAt: read('order-date', (cell) => parseDate(cell, dateOrder, time)),
      email: email?.toLowerCase() ?? null,
      firstName: text('first-name') ?? split?.firstName ?? null,
      lastName: text('last-name') ?? split?.lastName ?? null,
      street1: text('street'),
      street2: text('street-2'),
      city: text('city'),
      state: text('state'),
      zip: text('zip', 20),
      country: text('country', 60),
      couponCode: text('coupon-code', 100),
      note: text('note', LONGEST_NOTE),
      status: importedStatus(text('payment-status') ?? ''),
      discountCents: amount('discount', { isSigned: true }),
      shippingCents: amount('shipping'),
      taxCents: amount('tax'),
      totalCents: amount('total'),
      refundedCents: amount('refunded-amount', { isSigned: true }),
    };
    if (problems.length > 0 || orderNumber === null || name === null || quantity === null || unitPriceCents == null) return { problems };
    const item = {
      name: variant === null ? name : `${name} (${variant})`,
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
