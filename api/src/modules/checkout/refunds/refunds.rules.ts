/** A line of an order with what refunds have taken of it; those that failed do not count. */
export interface RefundableLine {
  itemId: number;
  quantity: number;
  unitPriceCents: number;
  refundedQuantity: number;
}

export interface RefundableOrder {
  totalCents: number;
  discountCents: number;
  shippingCents: number;
  /** What the provider has refunded, including refunds that were not made here. */
  refundedCents: number;
  /** Refunds that are asked for and not made yet. */
  requestedCents: number;
  /** What refunds have taken of shipping. */
  refundedShippingCents: number;
  lines: readonly RefundableLine[];
}

/** What can still be refunded, in cents. */
export function openCents({ totalCents, refundedCents, requestedCents }: RefundableOrder): number {
  return Math.max(0, totalCents - refundedCents - requestedCents);
}

export function openShippingCents(order: RefundableOrder): number {
  return Math.min(openCents(order), Math.max(0, order.shippingCents - order.refundedShippingCents));
}

/**
 * What each line cost after its share of the discount, in the order of the lines. Shares are rounded down, and the cents that are left go
 * to the lines with the largest remainders, so the sum is the subtotal less the discount.
 */
export function netCentsOfLines({ lines, discountCents }: Pick<RefundableOrder, 'lines' | 'discountCents'>): number[] {
  const gross = lines.map((line) => line.unitPriceCents * line.quantity);
  const subtotal = gross.reduce((sum, cents) => sum + cents, 0);
  if (subtotal === 0) return gross;
  const shares = gross.map((cents) => (cents * discountCents) / subtotal);
  const discounts = shares.map(Math.floor);
  const left = discountCents - discounts.reduce((sum, cents) => sum + cents, 0);
  const byRemainder = shares.map((share, index) => ({ index, remainder: share - Math.floor(share) }));
  byRemainder.sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, left)) discounts[index]! += 1;
  return gross.map((cents, index) => cents - discounts[index]!);
}

/** What refunding the first `quantity` of a line comes to; refunds of the rest add up to the line's whole price. */
function centsOfFirst(netCents: number, line: RefundableLine, quantity: number): number {
  return Math.round((netCents * quantity) / line.quantity);
}

/** What refunding 0, 1, 2, ... more of the line comes to, up to all that is left of it. */
export function centsByQuantity(netCents: number, line: RefundableLine): number[] {
  const from = centsOfFirst(netCents, line, line.refundedQuantity);
  const left = line.quantity - line.refundedQuantity;
  return Array.from({ length: left + 1 }, (_, more) => centsOfFirst(netCents, line, line.refundedQuantity + more) - from);
}
