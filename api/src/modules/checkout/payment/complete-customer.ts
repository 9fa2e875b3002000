import { z } from 'zod';
import type { Context } from '../../../platform/context/context.ts';
import { shop } from '../../../platform/config/shop.ts';
import { enqueueResume, NO_ADDRESS } from '../../orders/index.ts';
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

interface CustomerColumns {
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  shippingAddress: string | null;
}

function columnsOf(customer: CustomerDetails): CustomerColumns {
  const address = customer.address ? parseOneLineAddress(customer.address) : null;
  const name = `${customer.firstName || 'Guest'} ${customer.lastName || 'Customer'}`;
  return {
    email: customer.email?.toLowerCase() ?? null,
    firstName: customer.firstName || null,
    lastName: customer.lastName || null,
    shippingAddress: address && JSON.stringify({ name, ...address, country: shop.country }),
  };
}

/** Before the payment, and for its proven owner only: what is said last counts (docs/reliability.md, PAY-34). */
export async function correctCustomer(ctx: Context, orderId: number, customer: CustomerDetails): Promise<void> {
  const { email, firstName, lastName, shippingAddress } = columnsOf(customer);
  await ctx.em.execute(
    `update orders set email = coalesce(?, email), customer_first_name = coalesce(?, customer_first_name),
       customer_last_name = coalesce(?, customer_last_name), shipping_address = coalesce(?::jsonb, shipping_address)
     where id = ? and status = 'pending'`,
    [email, firstName, lastName, shippingAddress, orderId],
  );
}

/**
 * Adds to a paid order what nobody knows yet; what is known stays (docs/reliability.md, PAY-34). The documented body
 * proves nothing, so an e-mail address of its sender is not taken where the confirmation would tell it the owner's address.
 * Inside the transaction that has locked the order. `wasPaid`: its job has run or is due, so what waited gets a job of its own.
 */
export async function addMissingCustomer(
  tx: Context,
  order: { id: number; wasPaid: boolean },
  { details, isProven }: ReportedCustomer,
): Promise<void> {
  const { email, firstName, lastName, shippingAddress } = columnsOf(details);
  const [added] = await tx.em.execute<{ is_complete: boolean }[]>(
    `update orders set email = coalesce(email, ?),
       customer_first_name = coalesce(customer_first_name, ?), customer_last_name = coalesce(customer_last_name, ?),
       shipping_address = coalesce(shipping_address, ?::jsonb),
       review_reason = case when review_reason = ? and ?::jsonb is not null then null else review_reason end
     where id = ? and status in ('paid', 'completed')
       and ((email is null and ?::text is not null and (? or shipping_address is null)) or (shipping_address is null and ?::jsonb is not null))
     returning email is not null and shipping_address is not null as is_complete`,
    [
      email,
      firstName ?? 'Guest',
      lastName ?? 'Customer',
      shippingAddress,
      NO_ADDRESS,
      shippingAddress,
      order.id,
      email,
      isProven,
      shippingAddress,
    ],
  );
  if (added && order.wasPaid) await enqueueResume(tx, order.id, added.is_complete);
}
