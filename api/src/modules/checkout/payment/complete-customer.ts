import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Context } from '../../../platform/context/context.ts';
import { shop } from '../../../platform/config/shop.ts';
import { enqueueResume, isPaid, moveOrder, NO_ADDRESS, Order, type OrderChange } from '../../orders/index.ts';
import { emailAddress, oneLine } from '../checkout.inputs.ts';

/** The documented customerInfo of process-payment: the address comes as one line, "street, city, state zip". */
export const customerDetails = z.object({
  firstName: oneLine(100).nullish(),
  lastName: oneLine(100).nullish(),
  email: emailAddress.nullish(),
  address: oneLine(400).nullish(),
});

export type CustomerDetails = z.infer<typeof customerDetails>;

const oneLineAddress = /^(?<street1>.+),\s*(?<city>[^,]+),\s*(?<state>[A-Za-z][A-Za-z .]*?)\s+(?<zip>\d{5}(?:-\d{4})?)$/;

function parseOneLineAddress(line: string): { street1: string; city: string; state: string; zip: string } | null {
  const parts = oneLineAddress.exec(line)?.groups;
  return parts
    ? { street1: parts['street1']!.trim(), city: parts['city']!.trim(), state: parts['state']!.trim(), zip: parts['zip']! }
    : null;
}

/** What came with process-payment, and whether its sender has proved that the checkout is theirs. */
export interface ReportedCustomer {
  details: CustomerDetails;
  isProven: boolean;
}

type CustomerFields = Pick<OrderChange, 'email' | 'customerFirstName' | 'customerLastName' | 'shippingAddress'>;

function fieldsOf(customer: CustomerDetails): CustomerFields {
  const address = customer.address ? parseOneLineAddress(customer.address) : null;
  const name = `${customer.firstName || 'Guest'} ${customer.lastName || 'Customer'}`;
  return {
    ...(customer.email && { email: customer.email.toLowerCase() }),
    ...(customer.firstName && { customerFirstName: customer.firstName }),
    ...(customer.lastName && { customerLastName: customer.lastName }),
    ...(address && { shippingAddress: { name, ...address, country: shop.country } }),
  };
}

/** Before the payment, and for its proven owner only: what is sent last counts (docs/reliability.md, PAY-34). */
export async function correctCustomer(ctx: Context, orderId: number, customer: CustomerDetails): Promise<void> {
  const order = await ctx.em.findOneOrFail(Order, { id: orderId }, { disableIdentityMap: true });
  // A report that is repeated adds no event.
  const news = Object.entries(fieldsOf(customer)).filter(
    ([field, value]) => !isDeepStrictEqual(order[field as keyof CustomerFields], value),
  );
  if (news.length === 0) return;
  const change: CustomerFields = Object.fromEntries(news);
  const fields = Object.keys(change);
  await moveOrder(ctx, orderId, change, { kind: 'customer-corrected', detail: { fields } }, { guard: `o.status = 'pending'` });
}

/**
 * Adds to a paid order what nobody knows yet; what is known stays (docs/reliability.md, PAY-34). The documented body
 * proves nothing, so an e-mail address of its sender is not taken where the confirmation would show it the owner's address.
 * Inside the transaction that has locked the order. `wasPaid`: its job has run or is due, so what waited gets a job of its own.
 */
export async function addMissingCustomer(
  tx: Context,
  { id, wasPaid }: { id: number; wasPaid: boolean },
  { details, isProven }: ReportedCustomer,
): Promise<void> {
  const order = await tx.em.findOneOrFail(Order, { id }, { disableIdentityMap: true });
  const given = fieldsOf(details);
  const isEmailTaken = order.email === null && given.email != null && (isProven || order.shippingAddress === null);
  const isAddressTaken = order.shippingAddress === null && given.shippingAddress != null;
  if (!isPaid(order.status) || (!isEmailTaken && !isAddressTaken)) return;
  const email = order.email ?? given.email ?? null;
  const change = {
    email,
    customerFirstName: order.customerFirstName ?? given.customerFirstName ?? 'Guest',
    customerLastName: order.customerLastName ?? given.customerLastName ?? 'Customer',
    ...(isAddressTaken && { shippingAddress: given.shippingAddress! }),
    ...(isAddressTaken && order.reviewReason === NO_ADDRESS && { reviewReason: null }),
  };
  await moveOrder(tx, id, change, { kind: 'customer-added', detail: { fields: Object.keys(change) } });
  const isComplete = email !== null && (isAddressTaken || order.shippingAddress !== null);
  if (wasPaid) await enqueueResume(tx, id, isComplete);
}
