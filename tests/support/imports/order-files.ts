/** An order of another shop, as the files of these tests export it. */
export interface ForeignOrder {
  number: string;
  /** UTC. */
  placedAt: Date;
  email: string;
  name: string;
  street: string;
  city: string;
  zip: string;
  lines: readonly { item: string; variant: string; sku: string; quantity: number; priceCents: number; refunded?: number }[];
  shippingCents?: number;
  isRefunded?: boolean;
}

type Cell = string | number;
type Layout = (order: ForeignOrder) => readonly Record<string, Cell>[];

function dollars(cents: number): string {
  return (cents / 100).toFixed(2);
}
function subtotal({ lines }: ForeignOrder): number {
  return lines.reduce((sum, { quantity, priceCents }) => sum + quantity * priceCents, 0);
}
function total(order: ForeignOrder): number {
  return subtotal(order) + (order.shippingCents ?? 0);
}
function two(value: number): string {
  return String(value).padStart(2, '0');
}
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** The clock of these shops runs on UTC, so that the day is that of the order. */
function wixTime(date: Date): string {
  const hours = date.getUTCHours();
  return `${hours % 12 || 12}:${two(date.getUTCMinutes())}:${two(date.getUTCSeconds())} ${hours < 12 ? 'AM' : 'PM'}`;
}
function clock(date: Date): string {
  return date.toISOString().slice(0, 19).replace('T', ' ');
}

function wix15(order: ForeignOrder): Record<string, Cell>[] {
  const { placedAt } = order;
  return order.lines.map((line) => ({
    'Order number': order.number,
    'Date created': `${MONTHS[placedAt.getUTCMonth()]} ${placedAt.getUTCDate()}, ${placedAt.getUTCFullYear()}`,
    Time: wixTime(placedAt),
    'Total order quantity': order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    'Contact email': order.email,
    'Note from customer': '',
    'Additional checkout info': '',
    Item: line.item,
    Variant: line.variant,
    SKU: line.sku,
    Qty: line.quantity,
    'Quantity refunded': order.isRefunded ? line.quantity : (line.refunded ?? 0),
    Price: dollars(line.priceCents),
    Weight: '0.34',
    'Custom text': '',
  }));
}

/** All columns of the export of Wix Stores, with its literal quotes around postcodes. */
function wix52(order: ForeignOrder): Record<string, Cell>[] {
  const place = { country: 'USA', state: 'US-OR', stateName: 'Oregon', city: order.city, address: order.street, zip: `"${order.zip}"` };
  return wix15(order).map((row) => {
    const { 'Order number': number, 'Date created': date, Time, ...others } = row;
    return {
      'Order number': number!,
      'Date created': date!,
      Time: Time!,
      'Fulfill by': '',
      ...others,
      'Deposit amount': '0.00',
      'Delivery method': 'Standard',
      'Delivery time': '',
      'Recipient name': order.name,
      'Recipient phone': '"+1 503 555 0142"',
      'Recipient company name': '',
      'Delivery country': place.country,
      'Delivery state': place.state,
      'Delivery state name': place.stateName,
      'Delivery city': place.city,
      'Delivery address': place.address,
      'Delivery zip/postal code': place.zip,
      'Billing name': order.name,
      'Billing phone': '',
      'Billing company name': '',
      'Billing country': place.country,
      'Billing state': place.state,
      'Billing state name': place.stateName,
      'Billing city': place.city,
      'Billing address': place.address,
      'Billing zip/postal code': place.zip,
      'Payment status': order.isRefunded ? 'Refunded' : 'Paid',
      'Payment method': 'Card',
      'Coupon code': '',
      'Gift card amount': '0.00',
      'Shipping rate': dollars(order.shippingCents ?? 0),
      'Total tax': '0.00',
      Total: dollars(total(order)),
      Currency: 'USD',
      'Refunded amount': order.isRefunded ? dollars(total(order)) : '0.00',
      'Net amount': order.isRefunded ? '0.00' : dollars(total(order)),
      'Additional fees': '0.00',
      'Fulfillment status': 'Fulfilled',
      'Tracking number': '',
      'Fulfillment service': '',
      'Shipping label': '',
    };
  });
}

/** Fields of the order on its first row only. */
function shopify(order: ForeignOrder): Record<string, Cell>[] {
  return order.lines.map((line, at) => {
    function first(value: Cell): Cell {
      return at === 0 ? value : '';
    }
    return {
      Name: `#${order.number}`,
      Email: first(order.email),
      'Financial Status': first(order.isRefunded ? 'refunded' : 'paid'),
      'Paid at': first(`${clock(order.placedAt)} +0000`),
      'Fulfillment Status': first('fulfilled'),
      'Fulfilled at': '',
      'Accepts Marketing': first('no'),
      Currency: first('USD'),
      Subtotal: first(dollars(subtotal(order))),
      Shipping: first(dollars(order.shippingCents ?? 0)),
      Taxes: first('0.00'),
      Total: first(dollars(total(order))),
      'Discount Code': '',
      'Discount Amount': first('0.00'),
      'Shipping Method': first('Standard'),
      'Created at': first(`${clock(order.placedAt)} +0000`),
      'Lineitem quantity': line.quantity,
      'Lineitem name': `${line.item} - ${line.variant}`,
      'Lineitem price': dollars(line.priceCents),
      'Lineitem compare at price': '',
      'Lineitem sku': line.sku,
      'Lineitem requires shipping': 'true',
      'Lineitem taxable': 'true',
      'Lineitem fulfillment status': 'fulfilled',
      'Billing Name': first(order.name),
      'Shipping Name': first(order.name),
      'Shipping Address1': first(order.street),
      'Shipping City': first(order.city),
      'Shipping Zip': first(`'${order.zip}`),
      'Shipping Province': first('OR'),
      'Shipping Country': first('US'),
      'Refunded Amount': first(order.isRefunded ? dollars(total(order)) : '0.00'),
      Vendor: 'Roastery',
      'Outstanding Balance': first('0.00'),
      Id: first(`55${order.number}`),
      Tags: '',
      'Risk Level': first('Low'),
      Source: first('web'),
      'Lineitem discount': '0.00',
      Phone: '',
    };
  });
}

/** The plug-in Advanced Order Export. */
function woocommerce(order: ForeignOrder): Record<string, Cell>[] {
  const [firstName = '', ...rest] = order.name.split(' ');
  return order.lines.map((line, at) => ({
    'Order Number': order.number,
    'Order Status': order.isRefunded ? 'Refunded' : 'Completed',
    'Order Date': clock(order.placedAt).slice(0, 16),
    'Customer Note': '',
    'First Name (Billing)': firstName,
    'Last Name (Billing)': rest.join(' '),
    'Company (Billing)': '',
    'Address 1&2 (Billing)': order.street,
    'City (Billing)': order.city,
    'State Code (Billing)': 'OR',
    'Postcode (Billing)': order.zip,
    'Country Code (Billing)': 'US',
    'Email (Billing)': order.email,
    'Phone (Billing)': '',
    'First Name (Shipping)': firstName,
    'Last Name (Shipping)': rest.join(' '),
    'Address 1&2 (Shipping)': order.street,
    'City (Shipping)': order.city,
    'State Code (Shipping)': 'OR',
    'Postcode (Shipping)': order.zip,
    'Country Code (Shipping)': 'US',
    'Payment Method Title': 'Card',
    'Cart Discount Amount': '0',
    'Order Subtotal Amount': dollars(subtotal(order)),
    'Order Shipping Amount': dollars(order.shippingCents ?? 0),
    'Order Refund Amount': order.isRefunded ? dollars(total(order)) : '0',
    'Order Total Amount': dollars(total(order)),
    'Item #': at + 1,
    SKU: line.sku,
    Name: line.item,
    'Product Variation': line.variant,
    Quantity: line.quantity,
    'Item Cost': dollars(line.priceCents),
    'Coupon Code': '',
  }));
}

/** Of a till that no rule knows: other words, day first, a comma before the cents. */
function marketStall(order: ForeignOrder): Record<string, Cell>[] {
  const { placedAt } = order;
  return order.lines.map((line) => ({
    'Receipt no': order.number,
    'Sold on': `${two(placedAt.getUTCDate())}.${two(placedAt.getUTCMonth() + 1)}.${placedAt.getUTCFullYear()} ${clock(placedAt).slice(11, 16)}`,
    Mailbox: order.email,
    Guest: order.name,
    'What was sold': line.item,
    Pieces: line.quantity,
    'Each at': dollars(line.priceCents).replace('.', ','),
  }));
}

/** Of a bookkeeper's sheet: the amount of the line, ISO dates, names in two columns. */
function ledgerSheet(order: ForeignOrder): Record<string, Cell>[] {
  const [firstName = '', ...rest] = order.name.split(' ');
  return order.lines.map((line) => ({
    Voucher: order.number,
    'Booked at': order.placedAt.toISOString(),
    Forename: firstName,
    'Family name': rest.join(' '),
    'Electronic mail': order.email,
    Goods: line.item,
    'How many': line.quantity,
    'Row total': dollars(line.quantity * line.priceCents),
  }));
}

const layouts = { wix15, wix52, shopify, woocommerce, marketStall, ledgerSheet } as const satisfies Record<string, Layout>;
export type LayoutName = keyof typeof layouts;

export interface FileForm {
  delimiter?: string;
  lineEnd?: string;
  /** Columns that are left out. */
  without?: readonly string[];
  /** Columns in another order, by this sort. */
  reversed?: boolean;
}

function quoted(cell: Cell, delimiter: string): string {
  const text = String(cell);
  return text.includes(delimiter) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The text of an export of these orders. */
export function orderFile(layout: LayoutName, orders: readonly ForeignOrder[], form: FileForm = {}): string {
  const { delimiter = ',', lineEnd = '\r\n', without = [], reversed = false } = form;
  const rows = orders.flatMap((order) => layouts[layout](order) as Record<string, Cell>[]);
  const columns = Object.keys(rows[0] ?? {}).filter((column) => !without.includes(column));
  if (reversed) columns.reverse();
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
  return lines.map((cells) => cells.map((cell) => quoted(cell, delimiter)).join(delimiter) + lineEnd).join('');
}

const ITEMS = ['Lord Darkroast', 'Merry Mint', 'Bag-End Breakfast', 'Tin Mug'];

/** An order that no other test has; every third has two lines. */
export function foreignOrder(index: number, over: Partial<ForeignOrder> = {}): ForeignOrder {
  const lines = [0, 1].slice(0, index % 3 === 0 ? 2 : 1).map((at) => ({
    item: ITEMS[(index + at) % ITEMS.length]!,
    variant: 'Ground',
    sku: `SKU-${(index + at) % ITEMS.length}`,
    quantity: 1 + (index % 2),
    priceCents: 1600 + 100 * at,
  }));
  return {
    number: String(10_000 + index),
    placedAt: new Date(Date.UTC(2024, 0, 1 + (index % 300), 14, 10, 40)),
    email: `buyer-${index}@example.com`,
    name: `Mia Quist${index}`,
    street: `${index} Mill Lane`,
    city: 'Portland',
    zip: '02134',
    lines,
    ...over,
  };
}

export function foreignOrders(count: number, first = 1): ForeignOrder[] {
  return Array.from({ length: count }, (_, index) => foreignOrder(first + index));
}
