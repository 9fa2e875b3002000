import type { ImportLine } from '../rows/import-line.ts';

interface StagedItem {
  name: string;
  sku: string | null;
  quantity: number;
  unitPriceCents: number;
}

/** What rows of a file say of one order: of all its rows, or of some that stand together. */
export interface StagedOrder extends Omit<ImportLine, 'orderNumber' | 'placedAt' | 'item'> {
  externalNumber: string;
  /** As PostgreSQL reads it: clock with an offset or a time zone. */
  placedAt: string | null;
  /** Price times quantity, added up over the lines. */
  subtotalCents: number;
  /** The same for the pieces that were refunded. */
  itemsRefundedCents: number;
  pieceCount: number;
  /** Why the order cannot be imported, as it goes on after its number; null when it can. */
  conflict: string | null;
  /** One of its rows cannot be read. */
  isRejected: boolean;
  items: StagedItem[];
  /** Of the file; the first ones of an order with too many. */
  rows: number[];
  rowCount: number;
}

/** What any row of the order may say, and the first that does decides. */
const SAID_ONCE = [
  'placedAt',
  'email',
  'firstName',
  'lastName',
  'street1',
  'street2',
  'city',
  'state',
  'zip',
  'country',
  'couponCode',
  'note',
  'status',
  'discountCents',
  'shippingCents',
  'taxCents',
  'totalCents',
  'refundedCents',
] as const satisfies readonly (keyof StagedOrder)[];

/** More rows than this have no order in common: another column is the number. */
const MOST_ROWS = 1_000;
/** Amounts are integer cents in 32 bits. */
const MOST_CENTS = 2_000_000_000;

/** The order that one row makes. @param timeZone of dates without an offset, an IANA name */
export function stagedOrder(row: number, line: ImportLine, timeZone: string): StagedOrder {
  const { orderNumber, placedAt, item, ...said } = line;
  const { refundedQuantity, ...stored } = item;
  const subtotalCents = item.quantity * item.unitPriceCents;
  return {
    ...said,
    externalNumber: orderNumber,
    placedAt: placedAt && `${placedAt.clock}${placedAt.offset ?? ` ${timeZone}`}`,
    subtotalCents: Math.min(subtotalCents, MOST_CENTS),
    itemsRefundedCents: Math.min(refundedQuantity * item.unitPriceCents, MOST_CENTS),
    pieceCount: item.quantity,
    conflict: subtotalCents > MOST_CENTS ? 'comes to more than 20,000,000.00' : null,
    isRejected: false,
    items: [stored],
    rows: [row],
    rowCount: 1,
  };
}

/** The order of a row that cannot be read, so that the whole order is rejected with it. */
export function rejectedOrder(row: number, externalNumber: string): StagedOrder {
  const nothing = Object.fromEntries(SAID_ONCE.map((field) => [field, null])) as Pick<StagedOrder, (typeof SAID_ONCE)[number]>;
  return {
    ...nothing,
    externalNumber,
    subtotalCents: 0,
    itemsRefundedCents: 0,
    pieceCount: 0,
    conflict: null,
    isRejected: true,
    items: [],
    rows: [row],
    rowCount: 1,
  };
}

function conflictOf(order: StagedOrder, later: StagedOrder): string | null {
  const found = order.conflict ?? later.conflict;
  if (found !== null) return found;
  if (order.placedAt !== null && later.placedAt !== null && order.placedAt !== later.placedAt) return 'has two dates';
  if (order.email !== null && later.email !== null && order.email !== later.email) return 'has two e-mail addresses';
  if (order.rowCount + later.rowCount > MOST_ROWS) return `has more than ${MOST_ROWS} rows; is its number in another column?`;
  if (order.subtotalCents + later.subtotalCents > MOST_CENTS) return 'comes to more than 20,000,000.00';
  return null;
}

/** Adds what later rows say of the same order. */
export function joinOrders(order: StagedOrder, later: StagedOrder): void {
  order.conflict = conflictOf(order, later);
  order.isRejected ||= later.isRejected;
  for (const field of SAID_ONCE) (order[field] as unknown) ??= later[field];
  order.subtotalCents = Math.min(order.subtotalCents + later.subtotalCents, MOST_CENTS);
  order.itemsRefundedCents = Math.min(order.itemsRefundedCents + later.itemsRefundedCents, MOST_CENTS);
  order.pieceCount += later.pieceCount;
  order.rowCount += later.rowCount;
  if (order.rowCount > MOST_ROWS) return;
  order.items.push(...later.items);
  order.rows.push(...later.rows);
}
