import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../platform/context/context.ts';
import { CancellationInput, RefundInput } from './refunds.inputs.ts';
import { AdminRefund, RefundOrderResult } from './refunds.results.ts';
import { cancelOrder, findRefundByKey, refundOrder } from './refund-order.ts';

@Resolver()
export class RefundsResolver {
  @Query(() => AdminRefund, {
    description: 'A refund by the key of its request, for a browser that lost the answer. Error MISSING when there is none.',
  })
  adminRefund(
    @Ctx() ctx: Context,
    @Arg('key', () => String, { description: 'The key of the request.' }) key: string,
  ): Promise<AdminRefund> {
    return findRefundByKey(ctx, key);
  }

  @Mutation(() => RefundOrderResult, {
    description: 'Refunds lines, an amount or the rest of a paid order, once per key. Error MISSING when there is no such order.',
  })
  refundOrder(
    @Ctx() ctx: Context,
    @Arg('number', () => Int, { description: 'The number of the order.' }) number: number,
    @Arg('input', () => RefundInput, { description: 'The refund.' }) input: RefundInput,
  ): Promise<typeof RefundOrderResult> {
    return refundOrder(ctx, number, input);
  }

  @Mutation(() => RefundOrderResult, {
    description:
      'Cancels a paid order that was not shipped and refunds all of it, once per key. Error MISSING when there is no such order.',
  })
  cancelOrder(
    @Ctx() ctx: Context,
    @Arg('number', () => Int, { description: 'The number of the order.' }) number: number,
    @Arg('input', () => CancellationInput, { description: 'The cancellation.' }) input: CancellationInput,
  ): Promise<typeof RefundOrderResult> {
    return cancelOrder(ctx, number, input);
  }
}
