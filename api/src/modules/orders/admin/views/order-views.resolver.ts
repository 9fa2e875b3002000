import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../../platform/context/context.ts';
import { listOrderViews } from './list-order-views.ts';
import { AdminOrderViews, SaveOrderViewResult } from './order-views.results.ts';
import { deleteOrderView, renameOrderView, restoreOrderView, saveOrderView } from './save-order-view.ts';

@Resolver()
export class OrderViewsResolver {
  @Query(() => AdminOrderViews, { description: 'The views of the orders. Error NOT_ALLOWED unless an administrator is signed in.' })
  adminOrderViews(
    @Ctx() ctx: Context,
    @Arg('newerThan', () => Int, { nullable: true, description: 'The highest number that is shown, for newerCount.' })
    newerThan: number | null = null,
  ): Promise<AdminOrderViews> {
    return listOrderViews(ctx, newerThan);
  }

  @Mutation(() => SaveOrderViewResult, { description: 'Makes a view of the signed-in person.' })
  saveOrderView(
    @Ctx() ctx: Context,
    @Arg('name', () => String, { description: 'From 1 to 60 characters.' }) name: string,
    @Arg('query', () => String, { description: 'What the address of the list has after its question mark.' }) query: string,
  ): Promise<typeof SaveOrderViewResult> {
    return saveOrderView(ctx, { name, query });
  }

  @Mutation(() => SaveOrderViewResult, { description: 'Gives a view another name. Error MISSING when the person has none of this id.' })
  renameOrderView(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The view.' }) id: string,
    @Arg('name', () => String, { description: 'From 1 to 60 characters.' }) name: string,
  ): Promise<typeof SaveOrderViewResult> {
    return renameOrderView(ctx, id, name);
  }

  @Mutation(() => SaveOrderViewResult, { description: 'Deletes a view. restoreOrderView undoes it.' })
  deleteOrderView(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'The view.' }) id: string): Promise<typeof SaveOrderViewResult> {
    return deleteOrderView(ctx, id);
  }

  @Mutation(() => SaveOrderViewResult, { description: 'Undoes deleteOrderView.' })
  restoreOrderView(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The view.' }) id: string,
  ): Promise<typeof SaveOrderViewResult> {
    return restoreOrderView(ctx, id);
  }
}
