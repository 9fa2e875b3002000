/** Where a column can go. The order is that of the list a person chooses from. */
export const importTargets = [
  'order-number',
  'order-date',
  'order-time',
  'email',
  'full-name',
  'first-name',
  'last-name',
  'item-name',
  'item-variant',
  'item-sku',
  'item-quantity',
  'item-price',
  'line-total',
  'item-refunded-quantity',
  'discount',
  'shipping',
  'tax',
  'total',
  'refunded-amount',
  'coupon-code',
  'payment-status',
  'fulfilment-status',
  'street',
  'street-2',
  'city',
  'state',
  'zip',
  'country',
  'note',
  'customer-date',
] as const;
export type ImportTarget = (typeof importTargets)[number];

/** What a file brings: orders with their customers, or customers alone. */
export const importSubjects = ['orders', 'customers'] as const;
export type ImportSubject = (typeof importSubjects)[number];

export const requiredTargets: Record<ImportSubject, readonly ImportTarget[]> = {
  orders: ['order-number', 'order-date', 'item-name', 'item-quantity', 'item-price'],
  customers: ['email'],
};

/** Headers that mean a target in a file of any origin, as `headerKey` writes them; the best first. */
export const targetAliases: Record<ImportTarget, readonly string[]> = {
  'order-number': ['order number', 'order no', 'order id', 'order', 'order ref', 'order reference', 'order name', 'number'],
  'order-date': ['date created', 'created at', 'order date', 'sale date', 'purchase date', 'date', 'paid at', 'date paid', 'ordered at'],
  'order-time': ['time', 'order time', 'time created'],
  email: ['contact email', 'email', 'e mail', 'email billing', 'customer email', 'billing email', 'buyer email', 'email address'],
  'full-name': [
    'recipient name',
    'shipping name',
    'ship name',
    'delivery name',
    'billing name',
    'customer name',
    'full name',
    'customer',
    'buyer',
  ],
  'first-name': ['first name', 'first name billing', 'first name shipping', 'customer first name', 'given name', 'firstname'],
  'last-name': ['last name', 'last name billing', 'last name shipping', 'customer last name', 'surname', 'family name', 'lastname'],
  'item-name': ['item', 'lineitem name', 'item name', 'product name', 'product', 'products', 'title'],
  'item-variant': ['variant', 'lineitem variant', 'product variation', 'variation', 'variations', 'price point name', 'options'],
  'item-sku': ['sku', 'lineitem sku', 'item sku', 'product sku'],
  'item-quantity': ['qty', 'lineitem quantity', 'quantity', 'item quantity', 'items', 'count', 'pieces'],
  'item-price': ['price', 'lineitem price', 'item cost', 'unit price', 'item price', 'price each'],
  'line-total': ['gross sales', 'line total', 'item total', 'order line total', 'row total'],
  'item-refunded-quantity': ['quantity refunded', 'quantity refund', 'refunded quantity', 'qty refunded'],
  discount: ['discount amount', 'cart discount amount', 'discount', 'discounts', 'order discount'],
  shipping: ['shipping rate', 'shipping', 'order shipping', 'order shipping amount', 'shipping cost', 'shipping amount'],
  tax: ['total tax', 'taxes', 'tax', 'order sales tax', 'sales tax', 'vat'],
  total: ['total', 'order total', 'order total amount', 'grand total', 'amount total'],
  'refunded-amount': ['refunded amount', 'amount refunded', 'order refund amount', 'refund amount'],
  'coupon-code': ['coupon code', 'discount code', 'coupon', 'coupons', 'voucher'],
  'payment-status': ['payment status', 'financial status', 'order status', 'status'],
  'fulfilment-status': ['fulfillment status', 'fulfilment status', 'shipping status'],
  street: [
    'delivery address',
    'shipping address1',
    'shipping street',
    'address 1 2 shipping',
    'ship address1',
    'shipping address',
    'street',
    'address',
    'address 1 2 billing',
    'billing address1',
  ],
  'street-2': ['shipping address2', 'ship address2', 'address 2', 'billing address2'],
  city: ['delivery city', 'shipping city', 'city shipping', 'ship city', 'city', 'city billing', 'billing city', 'town'],
  state: [
    'delivery state',
    'shipping province',
    'state code shipping',
    'ship state',
    'state',
    'province',
    'state code billing',
    'billing province',
  ],
  zip: [
    'delivery zip postal code',
    'shipping zip',
    'postcode shipping',
    'ship zipcode',
    'zip',
    'zip code',
    'postal code',
    'postcode',
    'postcode billing',
    'billing zip',
  ],
  country: [
    'delivery country',
    'shipping country',
    'country code shipping',
    'ship country',
    'country',
    'country code billing',
    'billing country',
  ],
  note: ['note from customer', 'customer note', 'notes', 'note', 'comment'],
  'customer-date': ['customer since', 'created', 'registered', 'sign up date', 'joined'],
};

/** "Delivery zip/postal code " -> "delivery zip postal code": case, marks and accents do not distinguish headers. */
export function headerKey(header: string): string {
  return header
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
