import { z } from 'zod';
import type { Env } from '../../../platform/config/load-env.ts';
import { containing, listInput } from '../../../platform/input/list-input.ts';
import { endOfDay, shopDay, startOfDay } from '../../../platform/input/shop-day.ts';
import { invoiceStatuses, type PaymentMethod, paymentMethods } from '../invoices.entity.ts';
import { paymentMethodNames } from '../invoices.rules.ts';

/** Which invoices; days are of the shop's calendar, `to` is the last one. */
export const invoiceFilter = z.object({
  q: listInput.shape.q,
  statuses: z.array(z.enum(invoiceStatuses)).max(10).default([]),
  methods: z.array(z.enum(paymentMethods)).max(10).default([]),
  from: shopDay.nullish(),
  to: shopDay.nullish(),
});

function methodsNamed(q: string): PaymentMethod[] {
  return paymentMethods.filter((method) => paymentMethodNames[method].toLowerCase().includes(q.toLowerCase()));
}

/** The filter as a condition; searched by number, customer, e-mail and payment method. */
export function filterCondition(
  { q, statuses, methods, from, to }: z.output<typeof invoiceFilter>,
  { SHOP_TIME_ZONE: zone }: Pick<Env, 'SHOP_TIME_ZONE'>,
) {
  const pattern = { $ilike: containing(q) };
  const named = methodsNamed(q);
  const fields = [{ number: pattern }, { customerName: pattern }, { customerEmail: pattern }];
  const days = { ...(from && { $gte: startOfDay(from, zone) }), ...(to && { $lt: endOfDay(to, zone) }) };
  return {
    ...(q && { $or: [...fields, ...(named.length > 0 ? [{ paymentMethod: { $in: named } }] : [])] }),
    ...(statuses.length > 0 && { paymentStatus: { $in: statuses } }),
    ...(methods.length > 0 && { paymentMethod: { $in: methods } }),
    ...((from || to) && { createdAt: days }),
  };
}
