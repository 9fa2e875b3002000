import type Stripe from 'stripe';
import { stripeId } from '../../http/ids.ts';
import type { Param, ParamMap } from '../wire/form-body.ts';
import { readInteger, readMap, readText, requireText } from '../wire/read-param.ts';
import { invalidRequest, parameterMissing } from '../wire/stripe-error.ts';

/** Stripe's own limit for one-off payments. */
const MAX_LINE_ITEMS = 100;

function mapsOf(value: Param | undefined): ParamMap[] {
  return Array.isArray(value) ? (value as ParamMap[]) : [];
}

export function readLineItems(params: ParamMap): Stripe.LineItem[] {
  const given = mapsOf(params['line_items']);
  if (given.length === 0) throw parameterMissing('line_items');
  if (given.length > MAX_LINE_ITEMS) throw invalidRequest(`There is a maximum of ${MAX_LINE_ITEMS} line items.`, { param: 'line_items' });
  const items = given.map(readLineItem);
  if (new Set(items.map(({ currency }) => currency)).size > 1)
    throw invalidRequest('All line items must use the same currency.', { param: 'line_items' });
  return items;
}

function readLineItem(given: ParamMap): Stripe.LineItem {
  const priceData = readMap(given, 'price_data');
  if (!priceData) throw parameterMissing('line_items[0][price_data]');
  const product = readMap(priceData, 'product_data');
  if (!product) throw parameterMissing('line_items[0][price_data][product_data]');
  const currency = requireText(priceData, 'currency').toLowerCase();
  const unitAmount = readInteger(priceData, 'unit_amount');
  if (unitAmount === undefined) throw parameterMissing('line_items[0][price_data][unit_amount]');
  if (unitAmount < 0)
    throw invalidRequest('Invalid non-negative integer', {
      code: 'parameter_invalid_integer',
      param: 'line_items[0][price_data][unit_amount]',
    });
  const quantity = readInteger(given, 'quantity') ?? 1;
  if (quantity < 1 || quantity > 999_999)
    throw invalidRequest('Quantity must be between 1 and 999999.', { param: 'line_items[0][quantity]' });
  const total = unitAmount * quantity;
  return {
    id: stripeId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: total,
    amount_tax: 0,
    amount_total: total,
    currency,
    description: requireText(product, 'name'),
    metadata: {},
    price: newPrice(currency, unitAmount),
    quantity,
  } satisfies Stripe.LineItem;
}

function newPrice(currency: string, unitAmount: number): Stripe.Price {
  return {
    id: stripeId('price'),
    object: 'price',
    active: false,
    billing_scheme: 'per_unit',
    created: Math.floor(Date.now() / 1000),
    currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: stripeId('prod'),
    recurring: null,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'one_time',
    unit_amount: unitAmount,
    unit_amount_decimal: String(unitAmount) as unknown as Stripe.Price['unit_amount_decimal'],
  } satisfies Stripe.Price;
}

/** The first option is what the hosted page charges. */
export function readShipping(params: ParamMap, currency: string): number {
  const [option] = mapsOf(params['shipping_options']);
  const rate = option ? readMap(option, 'shipping_rate_data') : undefined;
  const fixed = rate ? readMap(rate, 'fixed_amount') : undefined;
  if (!fixed) return 0;
  if (readText(fixed, 'currency') !== currency)
    throw invalidRequest('The shipping rate must use the currency of the line items.', { param: 'shipping_options' });
  const amount = readInteger(fixed, 'amount') ?? 0;
  if (amount < 0) throw invalidRequest('Invalid non-negative integer', { param: 'shipping_options' });
  return amount;
}
