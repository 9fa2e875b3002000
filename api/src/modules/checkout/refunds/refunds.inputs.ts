import { Field, ID, InputType, Int } from 'type-graphql';
import { z } from 'zod';
import { registerList } from '../../../platform/graphql/register-list.ts';
import { isOneLine, NOT_ON_ONE_LINE } from '../../../platform/lib/input-text.ts';
import { type RefundReason, refundReasons } from './refunds.entity.ts';

export const RefundReasonEnum = registerList(refundReasons, {
  name: 'RefundReason',
  description: 'Why an administrator refunds.',
  values: {
    'out-of-stock': 'It could not be sent.',
    damaged: 'It arrived damaged.',
    lost: 'It was lost on the way.',
    'changed-mind': 'The customer changed their mind.',
    fraud: 'The order is fraud.',
    other: 'Something else; the note says what.',
  },
});

@InputType({ description: 'How many of a line are refunded.' })
export class RefundLineInput {
  @Field(() => ID, { description: 'The line of the order.' })
  itemId!: string;

  @Field(() => Int, { description: 'How many, at least 1.' })
  quantity!: number;
}

@InputType({ description: 'A refund: of lines, of an amount, or of all that is left. Exactly one of the three is given.' })
export class RefundInput {
  @Field(() => String, { description: 'Of one opening of the dialog, 8 to 64 characters: a second request with it is the same refund.' })
  key!: string;

  @Field(() => [RefundLineInput], { nullable: true, description: 'The lines; the server works out what they come to.' })
  lines?: RefundLineInput[] | null;

  @Field(() => Int, { nullable: true, description: 'Any amount up to what is left, in US cents.' })
  amountCents?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'True: all that is left.' })
  isRest?: boolean | null;

  @Field(() => Int, { defaultValue: 0, description: 'Of shipping, in addition to lines, in US cents.' })
  shippingCents!: number;

  @Field(() => RefundReasonEnum, { description: 'Why.' })
  reason!: RefundReason;

  @Field(() => String, { nullable: true, description: 'For the staff; the customer never sees it. At most 500 characters.' })
  note?: string | null;

  @Field(() => Boolean, { description: 'Whether the bags become available again; only what was sold can.' })
  isRestocked!: boolean;

  @Field(() => Boolean, { description: 'Whether the customer is notified by mail.' })
  isMailed!: boolean;
}

@InputType({ description: 'The cancellation of an order: all that is left is refunded.' })
export class CancellationInput implements Pick<RefundInput, 'key' | 'reason' | 'note' | 'isRestocked' | 'isMailed'> {
  @Field(() => String, {
    description: 'Of one opening of the dialog, 8 to 64 characters: a second request with it is the same cancellation.',
  })
  key!: string;

  @Field(() => RefundReasonEnum, { description: 'Why.' })
  reason!: RefundReason;

  @Field(() => String, { nullable: true, description: 'For the staff; the customer never sees it. At most 500 characters.' })
  note?: string | null;

  @Field(() => Boolean, { description: 'Whether the bags become available again.' })
  isRestocked!: boolean;

  @Field(() => Boolean, { description: 'Whether the customer is notified by mail.' })
  isMailed!: boolean;
}

const MOST_CENTS = 100_000_000;
const key = z.string().regex(/^[\w-]{8,64}$/, 'key: 8 to 64 letters, digits, - or _');
const note = z.string().trim().max(500).refine(isOneLine, NOT_ON_ONE_LINE).nullish();

export const refundInput = z
  .object({
    key,
    lines: z
      .array(z.object({ itemId: z.string().regex(/^\d{1,9}$/), quantity: z.number().int().min(1).max(10_000) }))
      .min(1)
      .max(100)
      .nullish(),
    amountCents: z.number().int().min(1, 'Enter an amount above 0').max(MOST_CENTS).nullish(),
    isRest: z.boolean().nullish(),
    shippingCents: z.number().int().min(0).max(MOST_CENTS).default(0),
    reason: z.enum(refundReasons),
    note,
    isRestocked: z.boolean(),
    isMailed: z.boolean(),
  })
  .refine(
    ({ lines, amountCents, isRest }) => [lines, amountCents, isRest || null].filter((part) => part != null).length === 1,
    'Give lines, an amount, or isRest',
  );

export const cancellationInput = z.object({
  key,
  reason: z.enum(refundReasons),
  note,
  isRestocked: z.boolean(),
  isMailed: z.boolean(),
});

export type WantedRefund = z.output<typeof refundInput>;
