import { z } from 'zod';
import { type Context, inTransaction } from '../../../app/context.ts';
import { shop } from '../../../config/shop.ts';
import { promise } from '../../../queue/outbox.ts';
import { isPaid, NO_ADDRESS, orderSubject, type OrderStatus, resumeOrderJob } from '../../orders/index.ts';
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

export const parseOneLineAddress = (line: string): { street1: string; city: string; state: string; zip: string } | null => {
  const parts = oneLineAddress.exec(line)?.groups;
  return parts
    ? { street1: parts['street1']!.trim(), city: parts['city']!.trim(), state: parts['state']!.trim(), zip: parts['zip']! }
    : null;
};

/**
 * Fills in what the checkout did not know before the payment; never overwrites what it did know. The webhook may have paid the
 * order already: then what waited for e-mail or address is done now.
 */
export const completeCustomer = async (ctx: Context, orderId: number, customer: CustomerDetails): Promise<void> => {
  const firstName = customer.firstName || 'Guest';
  const lastName = customer.lastName || 'Customer';
  const address = customer.address ? parseOneLineAddress(customer.address) : null;
  const shippingAddress = address && JSON.stringify({ name: `${firstName} ${lastName}`, ...address, country: shop.country });
  const email = customer.email?.toLowerCase() ?? null;
  await inTransaction(ctx, async (tx) => {
    const [order] = await tx.em.execute<{ status: OrderStatus }[]>(
      `update orders set email = coalesce(email, ?), customer_first_name = coalesce(customer_first_name, ?), customer_last_name = coalesce(customer_last_name, ?),
         shipping_address = coalesce(shipping_address, ?::jsonb),
         review_reason = case when review_reason = ? and ?::jsonb is not null then null else review_reason end
       where id = ? and status in ('pending', 'paid', 'completed') and ((email is null and ?::text is not null) or (shipping_address is null and ?::jsonb is not null))
       returning status`,
      [email, firstName, lastName, shippingAddress, NO_ADDRESS, shippingAddress, orderId, email, shippingAddress],
    );
    if (order && isPaid(order.status)) await promise(tx, resumeOrderJob, orderSubject(orderId), { orderId });
  });
};
