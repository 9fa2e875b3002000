import { Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../platform/context/context.ts';
import { TestCartLine, TestCheckoutSessionResult, TestPaymentIntentResult } from './provider-test.results.ts';
import { createTestCheckoutSession, createTestPaymentIntent, readTestCart } from './run-provider-test.ts';

@Resolver()
export class ProviderTestResolver {
  @Query(() => [TestCartLine], {
    description: 'The fixed test cart, 65.97 in all. Error NOT_ALLOWED unless an administrator is signed in.',
  })
  adminTestCart(@Ctx() ctx: Context): Promise<TestCartLine[]> {
    return readTestCart(ctx);
  }

  @Mutation(() => TestPaymentIntentResult, { description: 'Makes a payment intent for the fixed test cart; never an order.' })
  createTestPaymentIntent(@Ctx() ctx: Context): Promise<typeof TestPaymentIntentResult> {
    return createTestPaymentIntent(ctx);
  }

  @Mutation(() => TestCheckoutSessionResult, { description: 'Makes a checkout session for the fixed test cart; never an order.' })
  createTestCheckoutSession(@Ctx() ctx: Context): Promise<typeof TestCheckoutSessionResult> {
    return createTestCheckoutSession(ctx);
  }
}
