import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/context/context.ts';
import { checkoutStatus } from './checkout-status.ts';
import { CreatePaymentIntentInput } from './checkout.inputs.ts';
import { CheckoutStatus } from './checkout-status.views.ts';
import { CreatePaymentIntentResult, ProcessPaymentResult } from './checkout.results.ts';
import { createPaymentIntent } from './intent/create-payment-intent.ts';
import { processPayment } from './payment/process-payment.ts';

@Resolver()
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
