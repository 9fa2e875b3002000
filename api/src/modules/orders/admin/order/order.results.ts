import { createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';
import { registerList } from '../../../../platform/graphql/register-list.ts';
import { STALE_EDIT } from '../../../../platform/graphql/stale-edit.ts';
import { UserError } from '../../../../platform/graphql/user-error.ts';
import { view } from '../../../../platform/graphql/view.ts';
import { type LabelState, labelStates, type OrderSource } from '../../orders.entity.ts';
import { OrderItemView } from '../../orders.views.ts';
import { OrderSourceEnum, ShownStatusEnum } from '../list/order-filter.ts';
import { type OrderMode, OrderModeEnum } from '../list/order-list.results.ts';
import type { ShownStatus } from '../shown-status.ts';
import { type OrderDeed, orderDeeds } from './order-deeds.rules.ts';

const OrderDeedEnum = registerList(orderDeeds, {
  name: 'OrderDeed',
  description: 'What the staff can do to an order.',
  values: {
    complete: 'markOrderCompleted',
    reopen: 'reopenOrder',
    ship: 'markOrderShipped',
    'resend-confirmation': 'resendConfirmation',
    'buy-label': 'buyLabelAgain',
    'edit-address': 'updateOrderAddress',
  },
});

const LabelStateEnum = registerList(labelStates, {
  name: 'LabelState',
  description: 'Where the shipping label is.',
  values: { none: 'Not bought.', buying: 'Being bought.', bought: 'Bought.', failed: 'Given up.' },
});

@ObjectType({ description: 'A shipping address.' })
export class OrderAddress {
  @Field(() => String, { description: 'Who gets the parcel.' })
  name!: string;

  @Field(() => String, { description: 'Street and house number.' })
  street1!: string;

  @Field(() => String, { nullable: true, description: 'Apartment, suite and so on.' })
  street2!: string | null;

  @Field(() => String, { description: 'City.' })
  city!: string;

  @Field(() => String, { description: 'State.' })
  state!: string;

  @Field(() => String, { description: 'ZIP code.' })
  zip!: string;

  @Field(() => String, { description: 'Country, two letters.' })
  country!: string;

  @Field(() => String, { nullable: true, description: 'The telephone number that the carrier gets.' })
  phone!: string | null;
}

@ObjectType({ description: 'What the shop knows of the customer of an order.' })
export class AdminOrderCustomer {
  @Field(() => ID, { nullable: true, description: 'The number of the account; null for a guest.' })
  userId!: string | null;

  @Field(() => String, { nullable: true, description: 'First and last name; null: unknown customer.' })
  name!: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail address.' })
  email!: string | null;

  @Field(() => Int, { description: 'Orders that count, of the account or of the e-mail address.' })
  orderCount!: number;

  @Field(() => Int, { description: 'Paid less refunded for these, in US cents.' })
  spentCents!: number;
}

@ObjectType({ description: 'A line of the trail of an order.' })
export class AdminOrderEvent {
  @Field(() => ID, { description: 'Names the event.' })
  id!: string;

  @Field(() => String, { description: 'What happened, such as label-bought.' })
  kind!: string;

  @Field(() => String, { nullable: true, description: 'Why, if the kind has a reason.' })
  reason!: string | null;

  @Field(() => Int, { nullable: true, description: 'What was placed or refunded, in US cents.' })
  amountCents!: number | null;

  @Field(() => String, { nullable: true, description: 'Of the label, if the kind is about one.' })
  trackingNumber!: string | null;

  @Field(() => String, { description: "Who did it: the name of a person, 'Customer', or 'Shop'." })
  actor!: string;

  @Field(() => Date, { description: 'When (ISO 8601, UTC).' })
  createdAt!: Date;
}

@ObjectType({ description: 'A note of the staff on an order; the customer never sees it.' })
export class AdminOrderNote {
  @Field(() => ID, { description: 'Names the note, for removeOrderNote.' })
  id!: string;

  @Field(() => String, { description: 'The text.' })
  text!: string;

  @Field(() => String, { description: 'Who wrote it.' })
  author!: string;

  @Field(() => Date, { description: 'When (ISO 8601, UTC).' })
  createdAt!: Date;
}

@ObjectType({ description: 'An order as the staff sees it.' })
export class AdminOrder {
  @Field(() => ID, { description: 'The public reference.' })
  id!: string;

  @Field(() => Int, { nullable: true, description: 'The number; null for what was never paid, below zero for an imported order.' })
  number!: number | null;

  @Field(() => String, { nullable: true, description: 'The number that an imported order had in its shop; shown in place of number.' })
  externalNumber!: string | null;

  @Field(() => Int, { description: 'Rises with each change of a person; an edit names the one it was made on.' })
  version!: number;

  @Field(() => ShownStatusEnum, { description: 'The status as shown.' })
  status!: ShownStatus;

  @Field(() => String, { nullable: true, description: 'Why a person has to look; null: nobody has to.' })
  reviewReason!: string | null;

  @Field(() => [OrderDeedEnum], { description: 'What can be done to it now.' })
  deeds!: OrderDeed[];

  @Field(() => OrderSourceEnum, { description: 'Where it comes from.' })
  source!: OrderSource;

  @Field(() => OrderModeEnum, { description: 'What payments were in when it was made.' })
  mode!: OrderMode;

  @Field(() => [OrderItemView], { description: 'The lines.' })
  items!: OrderItemView[];

  @Field(() => Int, { description: 'The sum of the lines, in US cents.' })
  subtotalCents!: number;

  @Field(() => Int, { description: 'The discount, in US cents.' })
  discountCents!: number;

  @Field(() => String, { nullable: true, description: 'The code of the coupon.' })
  couponCode!: string | null;

  @Field(() => Int, { description: 'What the shopper paid for shipping, in US cents.' })
  shippingCents!: number;

  @Field(() => Int, { description: 'What the chosen rate costs the shop, in US cents.' })
  actualShippingCents!: number;

  @Field(() => Int, { description: 'Tax of an imported order, in US cents; 0 for orders of this shop.' })
  taxCents!: number;

  @Field(() => Int, { description: 'What was charged, in US cents.' })
  totalCents!: number;

  @Field(() => Int, { description: 'What was refunded of it, in US cents.' })
  refundedCents!: number;

  @Field(() => AdminOrderCustomer, { description: 'The customer.' })
  customer!: AdminOrderCustomer;

  @Field(() => OrderAddress, { nullable: true, description: 'Where it is sent.' })
  shippingAddress!: OrderAddress | null;

  @Field(() => String, { description: 'The service that the shopper chose.' })
  shippingMethod!: string;

  @Field(() => String, { nullable: true, description: "The payment intent's id at the provider." })
  paymentIntentId!: string | null;

  @Field(() => String, { nullable: true, description: "The card that paid: 'Visa ending in 4242'; null when it was none." })
  paidWith!: string | null;

  @Field(() => LabelStateEnum, { description: 'Where the label is.' })
  labelState!: LabelState;

  @Field(() => String, { nullable: true, description: 'The label to print.' })
  labelUrl!: string | null;

  @Field(() => String, { nullable: true, description: "The carrier's tracking number." })
  trackingNumber!: string | null;

  @Field(() => String, { nullable: true, description: "The carrier's page about the parcel, https; null when there is none." })
  trackingUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'The carrier, such as UPS; null when it is not known.' })
  carrier!: string | null;

  @Field(() => Date, { description: 'When the checkout was made (ISO 8601, UTC).' })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it was paid (ISO 8601, UTC).' })
  paidAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it was completed (ISO 8601, UTC).' })
  completedAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it was marked as shipped (ISO 8601, UTC).' })
  shippedAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When the confirmation was first sent (ISO 8601, UTC).' })
  confirmationMailedAt!: Date | null;

  @Field(() => [AdminOrderEvent], { description: 'The trail, the newest first; at most 200 lines.' })
  events!: AdminOrderEvent[];

  @Field(() => [AdminOrderNote], { description: 'The notes, the newest first.' })
  notes!: AdminOrderNote[];
}

@ObjectType({ description: 'The change is stored.' })
export class OrderChanged {
  @Field(() => AdminOrder, { description: 'The order as it is now.' })
  order!: AdminOrder;
}

@ObjectType({ implements: UserError, description: 'Returned when this cannot be done to the order as it is. Code ORDER_DEED_REFUSED.' })
export class OrderDeedRefused extends UserError {}

@ObjectType({
  implements: UserError,
  description: 'Returned when somebody else has changed the order since the version that the edit names. Code STALE_EDIT.',
})
export class OrderEditStale extends UserError {
  @Field(() => AdminOrder, { description: 'The order as it is now.' })
  current!: AdminOrder;
}

export function orderDeedRefused(message: string): OrderDeedRefused {
  return view(OrderDeedRefused, { code: 'ORDER_DEED_REFUSED', message });
}

export function orderEditStale(current: AdminOrder): OrderEditStale {
  return view(OrderEditStale, { ...STALE_EDIT, current });
}

export const ChangeOrderResult = createUnionType({
  name: 'ChangeOrderResult',
  description: 'What a change of an order answers.',
  types: () => [OrderChanged, OrderDeedRefused, OrderEditStale] as const,
});
