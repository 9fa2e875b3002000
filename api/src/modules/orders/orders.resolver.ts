import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/context/context.ts';
import { view } from '../../platform/graphql/view.ts';
import { claimOrder } from './customer/claim-order.ts';
import { lookUpOrder } from './customer/look-up-order.ts';
import { countMyOrders, listMyOrders } from './customer/my-orders.ts';
import { ClaimOrderResult, OrderGlimpse, OrderPage } from './orders.views.ts';

@Resolver(() => OrderPage)
export class OrdersResolver {
  @Query(() => OrderPage, { description: "The signed-in customer's orders, the newest first. Error NOT_SIGNED_IN without a session." })
  async myOrders(
    @Ctx() ctx: Context,
    @Arg('page', () => Int, { defaultValue: 1, description: 'The page, from 1.' }) page: number,
    @Arg('pageSize', () => Int, { defaultValue: 25, description: 'Orders on a page, from 1 to 100.' }) pageSize: number,
  ): Promise<OrderPage> {
    return view(OrderPage, { orders: await listMyOrders(ctx, { page, pageSize }) });
  }

  @FieldResolver(() => Int, { description: 'How many orders all pages have together.' })
  async totalCount(@Ctx() ctx: Context): Promise<number> {
    return (await countMyOrders(ctx)).totalCount;
  }

  @FieldResolver(() => Int, { description: 'What all paid orders cost, less what was refunded, in US cents.' })
  async totalSpentCents(@Ctx() ctx: Context): Promise<number> {
    return (await countMyOrders(ctx)).totalSpentCents;
  }

  @Query(() => OrderGlimpse, {
    description: 'The status of an order, by number and e-mail address; for guests. Error MISSING when no order has both.',
  })
  lookUpOrder(
    @Ctx() ctx: Context,
    @Arg('number', () => Int, { description: 'The number of the order.' }) number: number,
    @Arg('email', () => String, { description: 'The e-mail address that the order was made with.' }) email: string,
  ): Promise<OrderGlimpse> {
    return lookUpOrder(ctx, { number, email });
  }

  @Mutation(() => ClaimOrderResult, {
    description:
      "Adds a guest's order to the signed-in account, by the link in its confirmation mail. Error NOT_SIGNED_IN without a session.",
  })
  claimOrder(
    @Ctx() ctx: Context,
    @Arg('token', () => String, { description: 'The token of the link in the mail.' }) token: string,
  ): Promise<typeof ClaimOrderResult> {
    return claimOrder(ctx, token);
  }
}
