import { z } from 'zod';
import type { Context } from '../../../platform/context/context.ts';
import { Missing } from '../../../platform/lib/access-errors.ts';
import { parseInput } from '../../../platform/lib/parse-input.ts';
import { view } from '../../../platform/graphql/view.ts';
import { Order } from '../orders.entity.ts';
import { modesCountedIn } from '../orders.rules.ts';
import { OrderGlimpse } from '../orders.views.ts';
import { parcelTracking } from '../facts/parcel-tracking.rules.ts';
import { parcelWords } from '../tracking/parcel-status.rules.ts';

const lookUpInput = z.object({
  number: z.number({ error: 'Please enter the order number' }).int().positive('Please enter the order number'),
  // As orders keep it.
  email: z.string().trim().toLowerCase().pipe(z.email('Invalid email address').max(254)),
});

/** Lets a guest see how an order stands, by number and e-mail together. @throws Missing alike for a wrong number and a wrong address */
export async function lookUpOrder(ctx: Context, input: z.input<typeof lookUpInput>): Promise<OrderGlimpse> {
  await ctx.rateLimit('orderLookup');
  const { number, email } = parseInput(lookUpInput, input);
  const order = await ctx.em.findOne(Order, { number, email, mode: { $in: modesCountedIn(ctx.env.modes.payments) } });
  if (!order) throw new Missing('There is no order with this number and email');
  return view(OrderGlimpse, {
    number,
    status: order.status,
    createdAt: order.createdAt,
    trackingNumber: order.trackingNumber,
    ...parcelTracking(order),
    parcelStatus: parcelWords(order),
  });
}
