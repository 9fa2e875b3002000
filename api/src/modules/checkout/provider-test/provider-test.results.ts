import { createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';
import { UserError } from '../../../platform/graphql/user-error.ts';

@ObjectType({ description: 'A line of the fixed test cart.' })
export class TestCartLine {
  @Field(() => String, { description: 'What it is.' })
  name!: string;

  @Field(() => Int, { description: 'How many.' })
  quantity!: number;

  @Field(() => Int, { description: 'Of one, in US cents.' })
  unitAmountCents!: number;
}

@ObjectType({ description: 'The provider made a payment intent for the test cart.' })
export class TestPaymentIntent {
  @Field(() => ID, { description: 'Its id at the provider.' })
  paymentIntentId!: string;

  @Field(() => Int, { description: 'In US cents.' })
  amountCents!: number;

  @Field(() => String, { description: 'Its status at the provider.' })
  status!: string;

  @Field(() => Int, { description: 'How long the provider took, in milliseconds.' })
  durationMs!: number;
}

@ObjectType({ description: 'The provider made a checkout session for the test cart.' })
export class TestCheckoutSession {
  @Field(() => ID, { description: 'Its id at the provider.' })
  sessionId!: string;

  @Field(() => String, { description: "The provider's page, to be opened in a new tab." })
  checkoutUrl!: string;

  @Field(() => Int, { description: 'How long the provider took, in milliseconds.' })
  durationMs!: number;
}

@ObjectType({
  implements: UserError,
  description: "Returned when the provider fails or refuses; the message is the provider's. Code PAYMENT_UNAVAILABLE.",
})
export class ProviderTestFailed extends UserError {
  @Field(() => Int, { description: 'How long the provider took, in milliseconds.' })
  durationMs!: number;
}

export const TestPaymentIntentResult = createUnionType({
  name: 'TestPaymentIntentResult',
  description: 'What createTestPaymentIntent answers.',
  types: () => [TestPaymentIntent, ProviderTestFailed] as const,
});

export const TestCheckoutSessionResult = createUnionType({
  name: 'TestCheckoutSessionResult',
  description: 'What createTestCheckoutSession answers.',
  types: () => [TestCheckoutSession, ProviderTestFailed] as const,
});
