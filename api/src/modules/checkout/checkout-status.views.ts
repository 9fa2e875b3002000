import { Field, ID, Int, ObjectType } from 'type-graphql';
import { registerList } from '../../platform/graphql/register-list.ts';
import { type Order, OrderItemView } from '../orders/index.ts';

const checkoutStates = ['AWAITING_PAYMENT', 'PAID', 'COMPLETED', 'REFUNDED', 'CANCELED', 'NEEDS_REVIEW'] as const;
export type CheckoutState = (typeof checkoutStates)[number];

const stateEnum = registerList(checkoutStates, {
  name: 'CheckoutState',
  description: 'How far a checkout has come.',
  values: {
    AWAITING_PAYMENT: 'Stock is held; no payment has arrived.',
    PAID: 'Paid; the shipping label and the confirmation mail are due.',
    COMPLETED: 'Paid, label bought, confirmation mail sent.',
    REFUNDED: 'The payment was returned in full.',
    CANCELED: 'Ended without a payment; nothing is held any more.',
    NEEDS_REVIEW: 'Paid, but a person of the shop has to look at it.',
  },
});

@ObjectType({ description: 'What was bought and where it goes.' })
export class CheckoutReceipt {
  @Field(() => [OrderItemView], { description: 'The lines, with the prices at which they were bought.' })
  items!: OrderItemView[];

  @Field(() => Int, { description: 'What a coupon took off, in US cents.' })
  discountCents!: number;

  @Field(() => Int, { description: 'What shipping cost, in US cents; 0 when it was free.' })
  shippingCents!: number;

  @Field(() => String, { description: 'The shipping method, in words.' })
  shippingMethod!: string;

  @Field(() => String, { nullable: true, description: "The card that paid: 'Visa ending in 4242'; null when it was none." })
  paidWith!: string | null;

  @Field(() => String, { nullable: true, description: 'Where the confirmation is mailed; null when no address was given.' })
  email!: string | null;

  @Field(() => [String], { description: 'The lines of the address on the parcel; empty when none was given.' })
  shipTo!: string[];

  @Field(() => String, {
    nullable: true,
    description: "Where the carrier has the parcel, in words: 'On its way'; null when it has not said.",
  })
  parcelStatus!: string | null;
}

@ObjectType({
  description:
    "The state of a checkout. Holds no name and no address outside its receipt, as the id of a payment intent may be in anybody's history.",
})
export class CheckoutStatus {
  @Field(() => stateEnum, { description: 'How far the checkout has come.' })
  state!: CheckoutState;

  @Field(() => Int, { nullable: true, description: 'The number of the order; null before the payment.' })
  orderNumber!: number | null;

  @Field(() => ID, { nullable: true, description: 'The public reference of the order.' })
  orderRef!: string | null;

  @Field(() => Int, { nullable: true, description: 'The total, in US cents.' })
  totalCents!: number | null;

  @Field(() => String, { nullable: true, description: "The carrier's tracking number; null before the label is bought." })
  trackingNumber!: string | null;

  @Field(() => String, { nullable: true, description: "The carrier's page about the parcel, https; null when there is none." })
  trackingUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'The carrier, such as UPS; null when it is not known.' })
  carrier!: string | null;

  @Field(() => Boolean, { description: 'True when the payment was made in the sandbox, so nobody was charged.' })
  isSandbox!: boolean;

  /** Not a field of the schema: the receipt is read from it if the query has it. */
  order!: Order;
}
