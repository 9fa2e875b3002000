import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../platform/context/context.ts';
import { checkoutReceipt } from './checkout-receipt.ts';
import { checkoutStatus } from './checkout-status.ts';
import { CreatePaymentIntentInput } from './checkout.inputs.ts';
import { CheckoutReceipt, CheckoutStatus } from './checkout-status.views.ts';
import { CreatePaymentIntentResult, ProcessPaymentResult } from './checkout.results.ts';
import { createPaymentIntent } from './intent/create-payment-intent.ts';
import { processPayment } from './payment/process-payment.ts';

@Resolver(() => CheckoutStatus)
export class CheckoutResolver {
  @Query(() => CheckoutStatus, {
    nullable: true,
    description: 'The state of a checkout, for confirmation pages; null when the payment is not ours.',
  })
  checkoutStatus(
    @Ctx() ctx: Context,
    @Arg('paymentIntentId', () => ID, { description: 'The id of the payment intent at the provider.' }) paymentIntentId: string,
  ): Promise<CheckoutStatus | null> {
    return checkoutStatus(ctx, paymentIntentId);
  }

  @FieldResolver(() => CheckoutReceipt, {
    nullable: true,
    description: 'Null before the payment, and for anybody but the account or, for a guest, the browser that it belongs to.',
  })
  receipt(@Ctx() ctx: Context, @Root() { order }: CheckoutStatus): Promise<CheckoutReceipt | null> {
    return checkoutReceipt(ctx, order);
  }

  @Mutation(() => CreatePaymentIntentResult, {
    description: 'Holds stock and coupon, and makes the payment intent for the total that the server works out.',
  })
  createPaymentIntent(
    @Ctx() ctx: Context,
    @Arg('input', () => CreatePaymentIntentInput, { description: 'The checkout.' }) input: CreatePaymentIntentInput,
  ): Promise<typeof CreatePaymentIntentResult> {
    return createPaymentIntent(ctx, input);
  }

  @Mutation(() => ProcessPaymentResult, {
    description: 'Turns a confirmed payment into an order. Safe to repeat. Error MISSING when the payment is not ours.',
  })
  processPayment(
    @Ctx() ctx: Context,
    @Arg('paymentIntentId', () => ID, { description: 'The id of the payment intent at the provider.' }) paymentIntentId: string,
  ): Promise<typeof ProcessPaymentResult> {
    return processPayment(ctx, { paymentIntentId });
  }
}
