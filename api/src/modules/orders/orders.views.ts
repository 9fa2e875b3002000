import { createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';
import { UserError } from '../../platform/graphql/user-error.ts';
import { view } from '../../platform/graphql/view.ts';
import type { Order, OrderItem } from './orders.entity.ts';
import { paidWith } from './facts/paid-with.ts';
import { parcelTracking } from './facts/parcel-tracking.rules.ts';
import { parcelWords } from './tracking/parcel-status.rules.ts';

@ObjectType('OrderItem', { description: 'A line of an order, with the price at which it was bought.' })
export class OrderItemView {
  @Field(() => ID, { description: 'Names the line within all orders.' })
  id!: string;

  @Field(() => String, { description: 'The name when it was bought, with size and grind.' })
  productName!: string;

  @Field(() => String, { description: 'The slug when it was bought; the product may be gone.' })
  productSlug!: string;

  @Field(() => Int, { description: 'How many.' })
  quantity!: number;

  @Field(() => Int, { description: 'The price of one, in US cents.' })
  priceCents!: number;
}

/** An order as its customer sees it. */
@ObjectType('Order', { description: 'An order as its customer sees it.' })
export class OrderView {
  @Field(() => ID, { description: 'The public reference.' })
  id!: string;

  @Field(() => Int, { nullable: true, description: 'The number of the order; given with the payment. Below zero for an imported one.' })
  number!: number | null;

  @Field(() => String, { nullable: true, description: 'The number that an imported order had in its shop; shown in place of number.' })
  externalNumber!: string | null;

  @Field(() => String, { description: "'paid', 'completed', 'refunded' or 'needs_review'." })
  status!: string;

  @Field(() => Int, { description: 'What was charged, in US cents.' })
  totalCents!: number;

  @Field(() => String, { nullable: true, description: "The card that paid: 'Visa ending in 4242'; null when it was none." })
  paidWith!: string | null;

  @Field(() => String, { nullable: true, description: "The carrier's tracking number; null before the label is bought." })
  trackingNumber!: string | null;

  @Field(() => String, { nullable: true, description: "The carrier's page about the parcel, https; null when there is none." })
  trackingUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'The carrier, such as UPS; null when it is not known.' })
  carrier!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Where the carrier has the parcel, in words: 'On its way'; null when it has not said.",
  })
  parcelStatus!: string | null;

  @Field(() => Date, { description: 'When the checkout was made (ISO 8601, UTC).' })
  createdAt!: Date;

  @Field(() => [OrderItemView], { description: 'The lines.' })
  items!: OrderItemView[];
}

/** What its customer sees is made of these: a fifth of an order's columns. */
export const viewedColumns = [
  'ref',
  'number',
  'externalNumber',
  'status',
  'totalCents',
  'cardBrand',
  'cardLastFour',
  'trackingNumber',
  'trackingUrl',
  'carrier',
  'parcelState',
  'createdAt',
] as const satisfies (keyof Order)[];

/** With its items loaded. */
type ViewedOrder = Pick<Order, (typeof viewedColumns)[number]> & {
  items: { getItems(): Pick<OrderItem, 'id' | 'productName' | 'productSlug' | 'quantity' | 'unitPriceCents'>[] };
};

export function toItemViews(order: Pick<ViewedOrder, 'ref' | 'items'>): OrderItemView[] {
  return order.items.getItems().map((item) =>
    view(OrderItemView, {
      id: `${order.ref}-${item.id}`,
      productName: item.productName,
      productSlug: item.productSlug,
      quantity: item.quantity,
      priceCents: item.unitPriceCents,
    }),
  );
}

export function toOrderView(order: ViewedOrder): OrderView {
  return view(OrderView, {
    id: order.ref,
    number: order.number,
    externalNumber: order.externalNumber,
    status: order.status,
    totalCents: order.totalCents,
    paidWith: paidWith(order),
    trackingNumber: order.trackingNumber,
    ...parcelTracking(order),
    parcelStatus: parcelWords(order),
    createdAt: order.createdAt,
    items: toItemViews(order),
  });
}

@ObjectType({ description: "A page of a customer's orders." })
export class OrderPage {
  @Field(() => [OrderView], { description: 'The orders of the page, the newest first.' })
  orders!: OrderView[];
}

/** What a guest may see with order number and e-mail: little, as both may be guessed. */
@ObjectType({ description: 'The little that order number and e-mail address together open, as both may be guessed.' })
export class OrderGlimpse {
  @Field(() => Int, { description: 'The number of the order.' })
  number!: number;

  @Field(() => String, { description: "'paid', 'completed', 'refunded' or 'needs_review'." })
  status!: string;

  @Field(() => Date, { description: 'When the checkout was made (ISO 8601, UTC).' })
  createdAt!: Date;

  @Field(() => String, { nullable: true, description: "The carrier's tracking number; null before the label is bought." })
  trackingNumber!: string | null;

  @Field(() => String, { nullable: true, description: "The carrier's page about the parcel, https; null when there is none." })
  trackingUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'The carrier, such as UPS; null when it is not known.' })
  carrier!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Where the carrier has the parcel, in words: 'On its way'; null when it has not said.",
  })
  parcelStatus!: string | null;
}

@ObjectType({ description: 'The order now belongs to the signed-in account.' })
export class OrderClaimed {
  @Field(() => Int, { description: 'The number of the order.' })
  number!: number;
}

@ObjectType({
  implements: UserError,
  description:
    'Returned when the link of a confirmation mail is not valid, or the order belongs to another account. Code ORDER_CLAIM_REFUSED.',
})
export class OrderClaimRefused extends UserError {}

export function orderClaimRefused(message: string): OrderClaimRefused {
  return view(OrderClaimRefused, { code: 'ORDER_CLAIM_REFUSED', message });
}

export const ClaimOrderResult = createUnionType({
  name: 'ClaimOrderResult',
  description: 'What claimOrder answers.',
  types: () => [OrderClaimed, OrderClaimRefused] as const,
});
