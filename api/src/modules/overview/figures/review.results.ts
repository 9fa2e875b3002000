import { Field, ID, Int, ObjectType } from 'type-graphql';
import { registerList } from '../../../platform/graphql/register-list.ts';

const reviewKinds = ['unfulfilled', 'amount', 'dispute', 'label', 'job', 'refund', 'sign-in', 'other'] as const;
export type ReviewKind = (typeof reviewKinds)[number];

const ReviewKindEnum = registerList(reviewKinds, {
  name: 'ReviewKind',
  description: 'Why a person has to look.',
  values: {
    unfulfilled: 'Paid, and cannot be fulfilled as it is.',
    amount: 'The payment is not what the order costs.',
    dispute: 'The customer disputes the payment at the bank.',
    label: 'The shipping label could not be bought.',
    job: 'A job has failed as often as it may.',
    refund: 'A refund could not be made.',
    'sign-in': 'Many wrong passwords.',
    other: 'Another reason.',
  },
});

@ObjectType({ description: 'Something that needs a decision.' })
export class ReviewCase {
  @Field(() => ID, { description: 'Names the case.' })
  id!: string;

  @Field(() => ReviewKindEnum, { description: 'Why.' })
  kind!: ReviewKind;

  @Field(() => String, { description: 'What happened, in a sentence.' })
  reason!: string;

  @Field(() => String, { nullable: true, description: 'What the provider or the program said when it failed.' })
  detail!: string | null;

  @Field(() => Date, { description: 'Since when (ISO 8601, UTC).' })
  since!: Date;

  @Field(() => String, { nullable: true, description: 'The public reference of its order.' })
  orderId!: string | null;

  @Field(() => Int, { nullable: true, description: 'The number of its order; null before a payment has been accepted.' })
  orderNumber!: number | null;

  @Field(() => String, { nullable: true, description: 'Who bought.' })
  customerName!: string | null;

  @Field(() => Int, { nullable: true, description: 'What the order costs, in US cents.' })
  totalCents!: number | null;

  @Field(() => ID, { nullable: true, description: 'The failed job, for retryParkedJob and giveUpParkedJob.' })
  parkedJobId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The newest alert of the sign-ins, for markSignInAlertsSeen.' })
  signInAlertId!: string | null;
}
