import { expect, test } from 'vitest';
import { centsByQuantity, netCentsOfLines, openCents, openShippingCents, type RefundableOrder } from './refunds.rules.ts';

function order(over: Partial<RefundableOrder> = {}): RefundableOrder {
  return {
    totalCents: 5399,
    discountCents: 0,
    shippingCents: 599,
    refundedCents: 0,
    requestedCents: 0,
    refundedShippingCents: 0,
    lines: [],
    ...over,
  };
}
function line(unitPriceCents: number, quantity: number, refundedQuantity = 0) {
  return { itemId: 1, unitPriceCents, quantity, refundedQuantity };
}

test('what is open is the total less what was refunded or is asked for, and never below nothing', () => {
  expect(openCents(order({ refundedCents: 399, requestedCents: 1000 }))).toBe(4000);
  expect(openCents(order({ refundedCents: 5399, requestedCents: 1000 }))).toBe(0);
});

test('shipping is open up to what is open of the order', () => {
  expect(openShippingCents(order())).toBe(599);
  expect(openShippingCents(order({ refundedShippingCents: 200 }))).toBe(399);
  expect(openShippingCents(order({ refundedCents: 5299 }))).toBe(100);
});

test.each([
  [1000, [1600, 1600, 1600]],
  [1, [1600, 3200]],
  [3333, [999, 1001, 4500]],
  [4800, [1600, 3200]],
])('a discount of %i cents is shared so that nothing is lost', (discountCents, prices) => {
  const net = netCentsOfLines({ discountCents, lines: prices.map((price) => line(price, 1)) });
  expect(net.reduce((sum, cents) => sum + cents, 0)).toBe(prices.reduce((sum, cents) => sum + cents, 0) - discountCents);
  for (const cents of net) expect(cents).toBeGreaterThanOrEqual(0);
});

test.each([1, 2, 3, 7, 99])('refunds of a line of %i one by one add up to its price', (quantity) => {
  const net = 1000;
  const cents = Array.from({ length: quantity }, (_, refunded) => centsByQuantity(net, line(143, quantity, refunded))[1]!);
  expect(cents.reduce((sum, each) => sum + each, 0)).toBe(net);
});

test('nothing is left of a line that was refunded whole', () => {
  expect(centsByQuantity(3200, line(1600, 2, 2))).toEqual([0]);
});
