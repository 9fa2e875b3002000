import { describe, expect, test } from 'vitest';
import { matchColumns, SURE } from './match-columns.ts';
import { findShopSystem } from './shop-systems.ts';
import { headerKey, requiredTargets } from './targets.ts';

const WIX_15 =
  'Order number,Date created,Time,Total order quantity,Contact email,Note from customer,Additional checkout info,Item,Variant,SKU,Qty,Quantity refunded,Price,Weight,Custom text';
const WIX_14 = WIX_15.replace(',Time', '');
const WIX_52 =
  'Order number,Date created,Time,Fulfill by,Total order quantity,Contact email,Note from customer,Additional checkout info,Item,Variant,SKU,Qty,Quantity refunded,Price,Weight,Custom text,Deposit amount,Delivery method,Delivery time,Recipient name,Recipient phone,Recipient company name,Delivery country,Delivery state,Delivery state name,Delivery city,Delivery address,Delivery zip/postal code,Billing name,Billing phone,Billing company name,Billing country,Billing state,Billing state name,Billing city,Billing address,Billing zip/postal code,Payment status,Payment method,Coupon code,Gift card amount,Shipping rate,Total tax,Total,Currency,Refunded amount,Net amount,Additional fees,Fulfillment status,Tracking number,Fulfillment service,Shipping label';
const SHOPIFY =
  'Name,Email,Financial Status,Paid at,Fulfillment Status,Fulfilled at,Accepts Marketing,Currency,Subtotal,Shipping,Taxes,Total,Discount Code,Discount Amount,Shipping Method,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem compare at price,Lineitem sku,Lineitem requires shipping,Lineitem taxable,Lineitem fulfillment status,Billing Name,Billing Street,Billing Address1,Shipping Name,Shipping Street,Shipping Address1,Shipping City,Shipping Zip,Shipping Province,Shipping Country,Notes,Refunded Amount,Vendor,Id,Tags';
const SQUARESPACE =
  'Order ID,Email,Financial Status,Paid at,Fulfillment Status,Fulfilled at,Currency,Subtotal,Shipping,Taxes,Amount Refunded,Total,Discount Code,Discount Amount,Shipping Method,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Lineitem variant,Lineitem requires shipping,Billing Name,Shipping Name,Shipping Address1,Private Notes';
const WOOCOMMERCE =
  'Order Number,Order Status,Order Date,Customer Note,First Name (Billing),Last Name (Billing),Company (Billing),Address 1&2 (Billing),City (Billing),Email (Billing),Phone (Billing),Address 1&2 (Shipping),Item #,SKU,Name,Product Variation,Quantity,Quantity (- Refund),Item Cost,Coupon Code,Discount Amount,Payment Method Title,Cart Discount Amount,Order Subtotal Amount,Order Shipping Amount,Order Refund Amount,Order Total Amount,Total items';
const SQUARE =
  'Date,Time,Time Zone,Category,Item,Qty,Price Point Name,SKU,Modifiers Applied,Gross Sales,Discounts,Net Sales,Tax,Transaction ID,Payment ID,Device Name,Notes,Customer Name';
const ETSY =
  'Sale Date,Item Name,Buyer,Quantity,Price,Coupon Code,Coupon Details,Discount Amount,Shipping Discount,Order Shipping,Order Sales Tax,Item Total,Currency,Transaction ID,Listing ID,Date Paid,Date Shipped,Ship Name,Ship Address1,Order ID,Variations,SKU';

function match(headers: string, rows: readonly (readonly string[])[] = []) {
  const header = headers.split(',');
  const system = findShopSystem(header.map(headerKey));
  const columns = header.map((_, at) => rows.map((row) => row[at] ?? ''));
  const matches = matchColumns(header, columns, system);
  const found = Object.fromEntries(matches.filter(({ target }) => target !== null).map(({ index, target }) => [target, header[index]]));
  return { system: system?.name ?? null, found, matches };
}

describe('exports of shop systems', () => {
  test.each([
    ['Wix Stores orders', WIX_14, 'Order number'],
    ['Wix Stores orders', WIX_15, 'Order number'],
    ['Wix Stores orders', WIX_52, 'Order number'],
    ['Shopify orders', SHOPIFY, 'Name'],
    ['Squarespace orders', SQUARESPACE, 'Order ID'],
    ['WooCommerce orders (Advanced Order Export)', WOOCOMMERCE, 'Order Number'],
    ['Square item details', SQUARE, 'Transaction ID'],
    ['Etsy sold order items', ETSY, 'Order ID'],
  ])('%s: each column is matched for sure, in any order', (system, headers, orderNumber) => {
    for (const order of [headers, headers.split(',').toReversed().join(',')]) {
      const matched = match(order);
      expect(matched.system).toBe(system);
      expect(matched.found['order-number']).toBe(orderNumber);
      expect(matched.matches.every(({ confidence }) => confidence >= SURE)).toBe(true);
      const price = matched.found['item-price'] ?? matched.found['line-total'];
      expect(price).toBeDefined();
      for (const target of requiredTargets.orders.filter((required) => required !== 'item-price'))
        expect(matched.found[target], target).toBeDefined();
    }
  });

  test('the name of the recipient comes before that of the payer', () => {
    expect(match(WIX_52).found['full-name']).toBe('Recipient name');
    expect(match(SHOPIFY).found['full-name']).toBe('Shipping Name');
  });
});

describe('other files', () => {
  test('aliases match whatever their case, marks and accents', () => {
    const { system, found, matches } = match('ORDER_NO,Order-Date,E-Mail,Product,Qty,Unit Price');
    expect(system).toBeNull();
    expect(found).toEqual({
      'order-number': 'ORDER_NO',
      'order-date': 'Order-Date',
      email: 'E-Mail',
      'item-name': 'Product',
      'item-quantity': 'Qty',
      'item-price': 'Unit Price',
    });
    expect(matches.every(({ confidence }) => confidence >= SURE)).toBe(true);
  });

  test('similar names and values are suggested, and not sure', () => {
    const { found, matches } = match('Order numbr,Wann,Wer,Was', [
      ['7', '2024-12-11', 'ada@example.com', 'Darth'],
      ['8', '2024-12-12', 'bob@example.com', 'Baggins'],
    ]);
    expect(found).toEqual({ 'order-number': 'Order numbr', 'order-date': 'Wann', email: 'Wer' });
    expect(matches.map(({ source }) => source)).toEqual(['similar-name', 'values', 'values', null]);
    expect(matches.slice(1).every(({ confidence }) => confidence < SURE)).toBe(true);
  });

  test('a name whose cells say something else is not sure', () => {
    const { matches } = match('Order number,Date', [
      ['1', 'soon'],
      ['2', 'later'],
    ]);
    expect(matches[1]).toMatchObject({ target: 'order-date', confidence: 0 });
  });

  test('a target goes to one column, the one with the better name', () => {
    const { found, matches } = match('Billing email,Email,Order number');
    expect(found['email']).toBe('Email');
    expect(matches[0]).toEqual({ index: 0, target: null, confidence: 0, source: null });
  });

  test('the same header twice is matched once', () => {
    expect(match('Email,Email').matches.filter(({ target }) => target === 'email')).toHaveLength(1);
  });
});
