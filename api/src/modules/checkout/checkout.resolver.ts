import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/context/context.ts';
import { checkoutStatus } from './checkout-status.ts';
import { CreatePaymentIntentInput } from './checkout.inputs.ts';
import { CheckoutStatus, CreatePaymentIntentResult, ProcessPaymentResult } from './checkout.results.ts';
import { createPaymentIntent } from './intent/create-payment-intent.ts';
import { processPayment } from './payment/process-payment.ts';

@Resolver()
export class CheckoutResolver {
  @Query(() => CheckoutStatus, {
    nullable: true,
    description: 'The truth about a payment, for confirmation pages; null when it is not ours.',
  })
  checkoutStatus(@Ctx() ctx: Context, @Arg('paymentIntentId', () => ID) paymentIntentId: string): Promise<CheckoutStatus | null> {
    return checkoutStatus(ctx, paymentIntentId);
  }

  @Mutation(() => CreatePaymentIntentResult, {
    description: 'Sets stock and coupon aside and makes the payment intent for the total the server works out.',
  })
  createPaymentIntent(
    @Ctx() ctx: Context,
    @Arg('input', () => CreatePaymentIntentInput) input: CreatePaymentIntentInput,
  ): Promise<typeof CreatePaymentIntentResult> {
    return createPaymentIntent(ctx, input);
  }

  @Mutation(() => ProcessPaymentResult, { description: 'Turns a confirmed payment into an order. Safe to repeat.' })
  processPayment(@Ctx() ctx: Context, @Arg('paymentIntentId', () => ID) paymentIntentId: string): Promise<typeof ProcessPaymentResult> {
    return processPayment(ctx, { paymentIntentId });
  }
}
