import type { AdminPackingSlipQuery } from '../../../generated/admin/packing-slip/graphql.ts';

type Order = AdminPackingSlipQuery['adminOrder'];

/** A line's name ends with its grind where it has one: "Jack's Pumpkin - Ground". */
const WITH_GRIND = /^(.+) - (Whole Bean|Ground)$/;

/** Name, grind and quantity of each line; no prices. */
export function slipLines({ items }: Pick<Order, 'items'>): string[][] {
  return items.map(({ productName, quantity }) => {
    const [, name = productName, grind = ''] = WITH_GRIND.exec(productName) ?? [];
    return [name, grind, String(quantity)];
  });
}

/** Where the parcel goes, one line each; the name of the customer where the address has none. */
export function slipAddress({ shippingAddress: to, customer }: Pick<Order, 'shippingAddress' | 'customer'>): string[] {
  if (!to) return [customer.name ?? 'Unknown Customer', 'No address'];
  return [to.name, to.street1, ...(to.street2 ? [to.street2] : []), `${to.city} ${to.state} ${to.zip}`];
}
