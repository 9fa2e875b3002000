import { Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../../platform/context/context.ts';
import { TestCheckoutSessionResult, TestPaymentIntentResult } from './provider-test.results.ts';
import { createTestCheckoutSession, createTestPaymentIntent } from './run-provider-test.ts';

@Resolver()
export class ProviderTestResolver {
  @Mutation(() => TestPaymentIntentResult, { description: 'Makes a payment intent for the fixed test cart; never an order.' })
  createTestPaymentIntent(@Ctx() ctx: Context): Promise<typeof TestPaymentIntentResult> {
    return createTestPaymentIntent(ctx);
  }

  @Mutation(() => TestCheckoutSessionResult, { description: 'Makes a checkout session for the fixed test cart; never an order.' })
  createTestCheckoutSession(@Ctx() ctx: Context): Promise<typeof TestCheckoutSessionResult> {
    return createTestCheckoutSession(ctx);
  }
}
