import { createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';
import { registerList } from '../../../platform/graphql/register-list.ts';
import { UserError } from '../../../platform/graphql/user-error.ts';
import { view } from '../../../platform/graphql/view.ts';
import { type Refund, type RefundReason, type RefundState, refundStates } from './refunds.entity.ts';
import { RefundReasonEnum } from './refunds.inputs.ts';

const RefundStateEnum = registerList(refundStates, {
  name: 'RefundState',
  description: 'Where a refund is.',
  values: {
    requested: 'It is stored; the provider has not answered yet.',
    succeeded: 'The provider has made it.',
    failed: 'The provider refused it, or the bank returned it.',
  },
});

@ObjectType({ description: 'How many of a line a refund is for.' })
export class AdminRefundLine {
  @Field(() => ID, { description: 'The line of the order.' })
  itemId!: string;

  @Field(() => Int, { description: 'How many.' })
  quantity!: number;

  @Field(() => Int, { description: 'What of the refund is for it, in US cents.' })
  amountCents!: number;
}

@ObjectType({ description: 'A refund that an administrator has asked for.' })
export class AdminRefund {
  @Field(() => ID, { description: 'Names the refund.' })
  id!: string;

  @Field(() => String, { description: 'The key of the request.' })
  key!: string;

  @Field(() => Int, { description: 'All of it, shipping included, in US cents.' })
  amountCents!: number;

  @Field(() => Int, { description: 'The part that is for shipping, in US cents.' })
  shippingCents!: number;

  @Field(() => RefundReasonEnum, { description: 'Why.' })
  reason!: RefundReason;

  @Field(() => String, { nullable: true, description: 'For the staff.' })
  note!: string | null;

  @Field(() => Boolean, { description: 'Whether it cancels the order.' })
  isCancellation!: boolean;

  @Field(() => RefundStateEnum, { description: 'Where it is.' })
  state!: RefundState;

  @Field(() => String, { nullable: true, description: 'Why it failed, in the words of the provider.' })
  failure!: string | null;

  @Field(() => Date, { description: 'When it was asked for (ISO 8601, UTC).' })
  createdAt!: Date;

  @Field(() => [AdminRefundLine], { description: 'Its lines; none for a refund of an amount.' })
  lines!: AdminRefundLine[];
}

/** Needs the lines loaded. */
export function toAdminRefund(refund: Refund): AdminRefund {
  const { id, key, amountCents, shippingCents, reason, note, isCancellation, state, failure, createdAt } = refund;
  return view(AdminRefund, {
    id: String(id),
    key,
    amountCents,
    shippingCents,
    reason,
    note,
    isCancellation,
    state,
    failure,
    createdAt,
    lines: refund.lines
      .getItems()
      .map((line) => ({ itemId: String(line.item.id), quantity: line.quantity, amountCents: line.amountCents })),
  });
}

@ObjectType({ description: 'The refund is stored; `state` says whether the provider has made it by now.' })
export class RefundStored {
  @Field(() => AdminRefund, { description: 'As it is now; adminRefund looks it up later.' })
  refund!: AdminRefund;
}

@ObjectType({
  implements: UserError,
  description: 'Returned when the order has nothing, or less than that, to refund, or cannot be canceled. Code REFUND_REFUSED.',
})
export class RefundRefused extends UserError {
  @Field(() => Int, { description: 'What can be refunded now, in US cents.' })
  openCents!: number;
}

export function refundRefused(message: string, openCents: number): RefundRefused {
  return view(RefundRefused, { code: 'REFUND_REFUSED', message, openCents });
}

export const RefundOrderResult = createUnionType({
  name: 'RefundOrderResult',
  description: 'What refundOrder and cancelOrder answer.',
  types: () => [RefundStored, RefundRefused] as const,
});
