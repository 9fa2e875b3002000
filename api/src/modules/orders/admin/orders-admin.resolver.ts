import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../platform/context/context.ts';
import { buyLabelAgain } from './deeds/buy-label-again.ts';
import { markOrderCompleted, reopenOrder } from './deeds/complete-order.ts';
import { addOrderNote, removeOrderNote } from './deeds/order-notes.ts';
import { resendConfirmation } from './deeds/resend-confirmation.ts';
import { markOrderShipped } from './deeds/ship-order.ts';
import { OrderAddressInput, updateOrderAddress } from './deeds/update-address.ts';
import { AdminOrderNeighbours, findNeighbours } from './list/find-neighbours.ts';
import { listOrders } from './list/list-orders.ts';
import { OrderFilterInput, type OrderSort, OrderSortEnum } from './list/order-filter.ts';
import { AdminOrderPage } from './list/order-list.results.ts';
import { getOrder } from './order/get-order.ts';
import { AdminOrder, ChangeOrderResult } from './order/order.results.ts';

type Result = Promise<typeof ChangeOrderResult>;
const NUMBER = { description: 'The number of the order.' };
const VERSION = { description: 'The version that the person saw.' };
const KEY = { description: 'Of one opening of the dialog, 8 to 64 characters: a second request with it is the same one.' };
const FILTER = { nullable: true, description: 'Which orders the list has.' };
const SORT = { defaultValue: 'number' as const, description: 'What the list is sorted by; orders with the same value by id.' };
const DESCENDING = { defaultValue: true, description: 'The newest or largest first.' };

@Resolver()
export class OrdersAdminResolver {
  @Query(() => AdminOrderPage, { description: 'The orders. Error NOT_ALLOWED unless an administrator is signed in.' })
  adminOrders(
    @Ctx() ctx: Context,
    @Arg('filter', () => OrderFilterInput, FILTER) filter: OrderFilterInput | null,
    @Arg('sort', () => OrderSortEnum, SORT) sort: OrderSort,
    @Arg('isDescending', () => Boolean, DESCENDING) isDescending: boolean,
    @Arg('page', () => Int, { defaultValue: 1, description: 'The page, from 1.' }) page: number,
    @Arg('pageSize', () => Int, { defaultValue: 25, description: 'Orders on a page, from 1 to 100.' }) pageSize: number,
  ): Promise<AdminOrderPage> {
    return listOrders(ctx, { filter: filter ?? {}, sort, isDescending, page, pageSize });
  }

  @Query(() => AdminOrder, { description: 'An order by its number, or by its id where it has none. Error MISSING when there is none.' })
  adminOrder(
    @Ctx() ctx: Context,
    @Arg('number', () => Int, { nullable: true, description: 'The number.' }) number: number | null,
    @Arg('id', () => ID, { nullable: true, description: 'The reference.' }) id: string | null,
  ): Promise<AdminOrder> {
    return getOrder(ctx, { number, id });
  }

  @Query(() => AdminOrderNeighbours, {
    description: 'The orders before and after one in a list. Error MISSING when there is no such order.',
  })
  adminOrderNeighbours(
    @Ctx() ctx: Context,
    @Arg('number', () => Int, NUMBER) number: number,
    @Arg('filter', () => OrderFilterInput, FILTER) filter: OrderFilterInput | null,
    @Arg('sort', () => OrderSortEnum, SORT) sort: OrderSort,
    @Arg('isDescending', () => Boolean, DESCENDING) isDescending: boolean,
  ): Promise<AdminOrderNeighbours> {
    return findNeighbours(ctx, { number, filter: filter ?? {}, sort, isDescending });
  }

  @Mutation(() => ChangeOrderResult, { description: 'Marks a paid order as completed, which also ends its review. No mail is sent.' })
  markOrderCompleted(
    @Ctx() ctx: Context,
    @Arg('number', () => Int, NUMBER) number: number,
    @Arg('version', () => Int, VERSION) version: number,
  ): Result {
    return markOrderCompleted(ctx, number, version);
  }

  @Mutation(() => ChangeOrderResult, { description: 'Undoes markOrderCompleted.' })
  reopenOrder(
    @Ctx() ctx: Context,
    @Arg('number', () => Int, NUMBER) number: number,
    @Arg('version', () => Int, { description: 'The version that markOrderCompleted answered.' }) version: number,
  ): Result {
    return reopenOrder(ctx, number, version);
  }

  @Mutation(() => ChangeOrderResult, { description: 'Marks a paid order as shipped. No mail is sent.' })
  markOrderShipped(
    @Ctx() ctx: Context,
    @Arg('number', () => Int, NUMBER) number: number,
    @Arg('version', () => Int, VERSION) version: number,
    @Arg('trackingNumber', () => String, { nullable: true, description: 'Of a label that was bought elsewhere.' })
    trackingNumber: string | null,
  ): Result {
    return markOrderShipped(ctx, { number, version, trackingNumber });
  }

  @Mutation(() => ChangeOrderResult, { description: 'Sends the confirmation again, once per key.' })
  resendConfirmation(
    @Ctx() ctx: Context,
    @Arg('number', () => Int, NUMBER) number: number,
    @Arg('key', () => String, KEY) key: string,
  ): Result {
    return resendConfirmation(ctx, number, key);
  }

  @Mutation(() => ChangeOrderResult, { description: 'Buys the label that could not be bought, once per key.' })
  buyLabelAgain(@Ctx() ctx: Context, @Arg('number', () => Int, NUMBER) number: number, @Arg('key', () => String, KEY) key: string): Result {
    return buyLabelAgain(ctx, number, key);
  }

  @Mutation(() => ChangeOrderResult, { description: 'Changes where an order is sent, until its label is bought.' })
  updateOrderAddress(
    @Ctx() ctx: Context,
    @Arg('number', () => Int, NUMBER) number: number,
    @Arg('version', () => Int, VERSION) version: number,
    @Arg('address', () => OrderAddressInput, { description: 'The new address.' }) address: OrderAddressInput,
  ): Result {
    return updateOrderAddress(ctx, { number, version, address });
  }

  @Mutation(() => ChangeOrderResult, { description: 'Adds a note to an order; the customer never sees it.' })
  addOrderNote(
    @Ctx() ctx: Context,
    @Arg('number', () => Int, NUMBER) number: number,
    @Arg('text', () => String, { description: 'From 1 to 2000 characters.' }) text: string,
  ): Result {
    return addOrderNote(ctx, number, text);
  }

  @Mutation(() => ChangeOrderResult, { description: 'Undoes addOrderNote; the trail keeps that there was a note.' })
  removeOrderNote(
    @Ctx() ctx: Context,
    @Arg('number', () => Int, NUMBER) number: number,
    @Arg('id', () => ID, { description: 'The note.' }) id: string,
  ): Result {
    return removeOrderNote(ctx, number, id);
  }
}
