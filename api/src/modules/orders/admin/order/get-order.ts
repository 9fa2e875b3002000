import type { Context } from '../../../../platform/context/context.ts';
import { view } from '../../../../platform/graphql/view.ts';
import { InvalidInput, Missing } from '../../../../platform/lib/access-errors.ts';
import { asStaff } from '../../../accounts/index.ts';
import { Order } from '../../orders.entity.ts';
import { toItemViews } from '../../orders.views.ts';
import { paidWith } from '../../facts/paid-with.ts';
import { parcelTracking } from '../../facts/parcel-tracking.rules.ts';
import { countedModes, IS_COUNTED, REVENUE_CENTS } from '../figures.ts';
import type { OrderMode } from '../list/order-list.results.ts';
import { shownStatus } from '../shown-status.ts';
import { possibleDeeds } from './order-deeds.rules.ts';
import { type EventRow, toEvents, toNotes } from './order-trail.ts';
import { AdminOrder, AdminOrderCustomer, OrderAddress } from './order.results.ts';

const MOST_EVENTS = 200;

export interface OrderName {
  number?: number | null | undefined;
  /** For an order without a number. */
  id?: string | null | undefined;
}

/** An order by its number or its reference. @throws NotAllowed, Missing, InvalidInput */
export async function getOrder(ctx: Context, { number, id }: OrderName): Promise<AdminOrder> {
  const staff = await asStaff(ctx, 'admin');
  if (number == null && id == null) throw new InvalidInput('Give the number or the id of an order');
  return presentOrder(staff, number == null ? { ref: id! } : { number });
}

/** The order as it is now, for staff. @throws Missing */
export async function presentOrder(staff: Context, where: { number: number } | { ref: string } | { id: number }): Promise<AdminOrder> {
  // Another entity manager: what this one has loaded may be from before the change.
  const em = staff.em.fork();
  const order = await em.findOne(Order, where, { populate: ['items'] });
  if (!order) throw new Missing('There is no such order');
  const events = await em.execute<EventRow[]>(
    `select e.id, e.kind, e.detail, e.actor, u.first_name, u.last_name, e.created_at
     from order_event e left join users u on e.actor = 'user:' || u.id
     where e.order_id = ? order by e.id desc limit ${MOST_EVENTS}`,
    [order.id],
  );
  const { ref, reviewReason, shippingAddress, items: _, mode, source, ...fields } = order;
  return view(AdminOrder, {
    id: ref,
    number: fields.number,
    externalNumber: fields.externalNumber,
    version: fields.version,
    status: shownStatus(order),
    reviewReason,
    deeds: possibleDeeds(order, staff.env.modes.shipping),
    source,
    mode: mode as OrderMode,
    items: toItemViews(order),
    subtotalCents: fields.subtotalCents,
    discountCents: fields.discountCents,
    couponCode: fields.couponCode,
    shippingCents: fields.shippingCents,
    actualShippingCents: fields.actualShippingCents,
    taxCents: fields.taxCents,
    totalCents: fields.totalCents,
    refundedCents: fields.refundedCents,
    customer: await customerOf({ ...staff, em }, order),
    shippingAddress: shippingAddress && view(OrderAddress, { street2: null, phone: null, ...shippingAddress }),
    shippingMethod: fields.shippingMethod,
    paymentIntentId: fields.paymentIntentId,
    paidWith: paidWith(order),
    labelState: fields.labelState,
    labelUrl: fields.labelUrl,
    trackingNumber: fields.trackingNumber,
    ...parcelTracking(order),
    createdAt: fields.createdAt,
    paidAt: fields.paidAt,
    completedAt: fields.completedAt,
    shippedAt: fields.shippedAt,
    confirmationMailedAt: fields.confirmationMailedAt,
    events: toEvents(events),
    notes: toNotes(events),
  });
}

async function customerOf(staff: Context, order: Order): Promise<AdminOrderCustomer> {
  const { userId, email } = order;
  const [sums] = await staff.em.execute<[{ count: number; cents: number }]>(
    `select count(*)::int as count, coalesce(sum(${REVENUE_CENTS}), 0)::int as cents from orders o
     where ${IS_COUNTED} and ${userId === null ? 'o.user_id is null and lower(o.email) = ?' : 'o.user_id = ?'}`,
    [countedModes(staff.env), userId ?? email?.toLowerCase() ?? ''],
  );
  return view(AdminOrderCustomer, {
    userId: userId === null ? null : String(userId),
    name: [order.customerFirstName, order.customerLastName].filter(Boolean).join(' ') || null,
    email,
    orderCount: sums.count,
    spentCents: sums.cents,
  });
}
