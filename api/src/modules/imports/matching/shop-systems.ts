import type { ImportTarget } from './targets.ts';

export interface ShopSystem {
  name: string;
  /** Headers that all its exports have and no other's have together, as `headerKey` writes them. */
  signature: readonly string[];
  /** Its headers, the first of several for a target being the best. What is not in here is left out. */
  columns: readonly (readonly [header: string, target: ImportTarget])[];
}

/** Common to the exports of Shopify and Squarespace. */
const LINEITEM_COLUMNS: ShopSystem['columns'] = [
  ['created at', 'order-date'],
  ['email', 'email'],
  ['shipping name', 'full-name'],
  ['billing name', 'full-name'],
  ['lineitem name', 'item-name'],
  ['lineitem sku', 'item-sku'],
  ['lineitem quantity', 'item-quantity'],
  ['lineitem price', 'item-price'],
  ['shipping address1', 'street'],
  ['shipping address2', 'street-2'],
  ['shipping city', 'city'],
  ['shipping province', 'state'],
  ['shipping zip', 'zip'],
  ['shipping country', 'country'],
  ['financial status', 'payment-status'],
  ['fulfillment status', 'fulfilment-status'],
  ['discount code', 'coupon-code'],
  ['discount amount', 'discount'],
  ['shipping', 'shipping'],
  ['taxes', 'tax'],
  ['total', 'total'],
];

/** The exports whose columns are known (docs/imports.md says from where). */
export const shopSystems: readonly ShopSystem[] = [
  {
    name: 'Wix Stores orders',
    signature: ['order number', 'date created', 'contact email', 'item', 'qty', 'price'],
    columns: [
      ['order number', 'order-number'],
      ['date created', 'order-date'],
      ['time', 'order-time'],
      ['contact email', 'email'],
      ['note from customer', 'note'],
      ['item', 'item-name'],
      ['variant', 'item-variant'],
      ['sku', 'item-sku'],
      ['qty', 'item-quantity'],
      ['quantity refunded', 'item-refunded-quantity'],
      ['price', 'item-price'],
      ['recipient name', 'full-name'],
      ['billing name', 'full-name'],
      ['delivery address', 'street'],
      ['delivery city', 'city'],
      ['delivery state', 'state'],
      ['delivery zip postal code', 'zip'],
      ['delivery country', 'country'],
      ['payment status', 'payment-status'],
      ['fulfillment status', 'fulfilment-status'],
      ['coupon code', 'coupon-code'],
      ['shipping rate', 'shipping'],
      ['total tax', 'tax'],
      ['total', 'total'],
      ['refunded amount', 'refunded-amount'],
    ],
  },
  {
    name: 'Shopify orders',
    signature: ['name', 'financial status', 'lineitem quantity', 'lineitem name', 'lineitem price', 'id'],
    columns: [['name', 'order-number'], ...LINEITEM_COLUMNS, ['refunded amount', 'refunded-amount'], ['notes', 'note']],
  },
  {
    name: 'Squarespace orders',
    signature: ['order id', 'financial status', 'lineitem quantity', 'lineitem name', 'lineitem variant'],
    columns: [
      ['order id', 'order-number'],
      ['lineitem variant', 'item-variant'],
      ...LINEITEM_COLUMNS,
      ['amount refunded', 'refunded-amount'],
      ['private notes', 'note'],
    ],
  },
  {
    name: 'WooCommerce orders (Advanced Order Export)',
    signature: ['order number', 'order status', 'order date', 'item cost', 'order total amount'],
    columns: [
      ['order number', 'order-number'],
      ['order date', 'order-date'],
      ['email billing', 'email'],
      ['first name billing', 'first-name'],
      ['last name billing', 'last-name'],
      ['name', 'item-name'],
      ['product variation', 'item-variant'],
      ['sku', 'item-sku'],
      ['quantity', 'item-quantity'],
      ['quantity refund', 'item-refunded-quantity'],
      ['item cost', 'item-price'],
      ['address 1 2 shipping', 'street'],
      ['city shipping', 'city'],
      ['state code shipping', 'state'],
      ['postcode shipping', 'zip'],
      ['country code shipping', 'country'],
      ['order status', 'payment-status'],
      ['coupon code', 'coupon-code'],
      ['cart discount amount', 'discount'],
      ['order shipping amount', 'shipping'],
      ['order total amount', 'total'],
      ['order refund amount', 'refunded-amount'],
      ['customer note', 'note'],
    ],
  },
  {
    name: 'Square item details',
    signature: ['date', 'time zone', 'item', 'qty', 'gross sales', 'transaction id'],
    columns: [
      ['transaction id', 'order-number'],
      ['date', 'order-date'],
      ['time', 'order-time'],
      ['customer name', 'full-name'],
      ['item', 'item-name'],
      ['price point name', 'item-variant'],
      ['sku', 'item-sku'],
      ['qty', 'item-quantity'],
      ['gross sales', 'line-total'],
      ['notes', 'note'],
    ],
  },
  {
    name: 'Etsy sold order items',
    signature: ['sale date', 'item name', 'buyer', 'quantity', 'price', 'order id', 'listing id'],
    columns: [
      ['order id', 'order-number'],
      ['sale date', 'order-date'],
      ['ship name', 'full-name'],
      ['buyer', 'full-name'],
      ['item name', 'item-name'],
      ['variations', 'item-variant'],
      ['sku', 'item-sku'],
      ['quantity', 'item-quantity'],
      ['price', 'item-price'],
      ['ship address1', 'street'],
      ['ship address2', 'street-2'],
      ['ship city', 'city'],
      ['ship state', 'state'],
      ['ship zipcode', 'zip'],
      ['ship country', 'country'],
      ['coupon code', 'coupon-code'],
      ['order shipping', 'shipping'],
      ['order sales tax', 'tax'],
    ],
  },
];

/** The system whose signature the header has; the one with the most headers where several fit. */
export function findShopSystem(headerKeys: readonly string[]): ShopSystem | null {
  const known = new Set(headerKeys);
  const fitting = shopSystems.filter(({ signature }) => signature.every((key) => known.has(key)));
  return fitting.toSorted((a, b) => b.signature.length - a.signature.length)[0] ?? null;
}
