import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/context/context.ts';
import { claimOrder } from './claim-order.ts';
import { lookUpOrder } from './look-up-order.ts';
import { myOrders } from './my-orders.ts';
import { ClaimOrderResult, OrderGlimpse, OrderPage } from './orders.views.ts';

@Resolver()
export class OrdersResolver {
  @Query(() => OrderPage, { description: 'Your own orders, newest first.' })
  myOrders(
    @Ctx() ctx: Context,
    @Arg('page', () => Int, { defaultValue: 1 }) page: number,
    @Arg('pageSize', () => Int, { defaultValue: 25 }) pageSize: number,
  ): Promise<OrderPage> {
    return myOrders(ctx, { page, pageSize });
  }

  @Query(() => OrderGlimpse, { description: 'How an order stands, by number and e-mail; for guests.' })
  lookUpOrder(
    @Ctx() ctx: Context,
    @Arg('number', () => Int) number: number,
    @Arg('email', () => String) email: string,
  ): Promise<OrderGlimpse> {
    return lookUpOrder(ctx, { number, email });
  }

  @Mutation(() => ClaimOrderResult, { description: "Adds a guest's order to your account, by the link in its confirmation mail." })
  claimOrder(@Ctx() ctx: Context, @Arg('token', () => String) token: string): Promise<typeof ClaimOrderResult> {
    return claimOrder(ctx, token);
  }
}
