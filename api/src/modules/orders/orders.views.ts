import { createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';
import { UserError } from '../../platform/graphql/user-error.ts';
import { view } from '../../platform/graphql/view.ts';
import type { Order } from './orders.entity.ts';

@ObjectType('OrderItem')
export class OrderItemView {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  productName!: string;

  @Field(() => String)
  productSlug!: string;

  @Field(() => Int)
  quantity!: number;

  @Field(() => Int)
  priceCents!: number;
}

/** An order as its customer sees it. */
@ObjectType('Order')
export class OrderView {
  @Field(() => ID, { description: 'The public reference.' })
  id!: string;

  @Field(() => Int, { nullable: true, description: 'Given with the payment.' })
  number!: number | null;

  @Field(() => String)
  status!: string;

  @Field(() => Int)
  totalCents!: number;

  @Field(() => String, { nullable: true })
  trackingNumber!: string | null;

  @Field(() => Date)
  createdAt!: Date;

  @Field(() => [OrderItemView])
  items!: OrderItemView[];
}

/** Needs the order's items loaded. */
export function toOrderView(order: Order): OrderView {
  return view(OrderView, {
    id: order.ref,
    number: order.number,
    status: order.status,
    totalCents: order.totalCents,
    trackingNumber: order.trackingNumber,
    createdAt: order.createdAt,
    items: order.items.getItems().map((item) => ({
      id: `${order.ref}-${item.id}`,
      productName: item.productName,
      productSlug: item.productSlug,
      quantity: item.quantity,
      priceCents: item.unitPriceCents,
    })),
  });
}

@ObjectType()
export class OrderPage {
  @Field(() => [OrderView])
  orders!: OrderView[];

  @Field(() => Int, { description: 'Of all pages together.' })
  totalCount!: number;

  @Field(() => Int, { description: 'Sum of the totals of all paid orders, less what was refunded.' })
  totalSpentCents!: number;
}

/** What a guest may see with order number and e-mail: little, as both may be guessed. */
@ObjectType()
export class OrderGlimpse {
  @Field(() => Int)
  number!: number;

  @Field(() => String)
  status!: string;

  @Field(() => Date)
  createdAt!: Date;

  @Field(() => String, { nullable: true })
  trackingNumber!: string | null;
}

@ObjectType()
export class OrderClaimed {
  @Field(() => Int)
  number!: number;
}

@ObjectType({ implements: UserError })
export class OrderClaimRefused extends UserError {}

export function orderClaimRefused(message: string): OrderClaimRefused {
  return view(OrderClaimRefused, { code: 'ORDER_CLAIM_REFUSED', message });
}

export const ClaimOrderResult = createUnionType({ name: 'ClaimOrderResult', types: () => [OrderClaimed, OrderClaimRefused] as const });
