import { createUnionType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { registerList } from '../../../../platform/graphql/register-list.ts';
import { UserError } from '../../../../platform/graphql/user-error.ts';
import { view } from '../../../../platform/graphql/view.ts';
import { OrderFilterInput } from '../list/order-filter.ts';
import { type BulkKind, bulkKinds } from './bulk-run.entity.ts';

export const BulkKindEnum = registerList(bulkKinds, {
  name: 'BulkKind',
  description: 'What can be done to many orders at once.',
  values: {
    'resend-confirmation': 'The confirmation is sent again.',
    'buy-label': 'The label that could not be bought is bought.',
    complete: 'They are marked as completed.',
    reopen: 'Of undoBulkRun: they are no longer completed.',
  },
});

@InputType({ description: 'Which orders: either ids, or the filter with the count that the person saw.' })
export class BulkOrdersInput {
  @Field(() => [ID], { nullable: true, description: 'Up to 100 references.' })
  ids?: string[] | null;

  @Field(() => OrderFilterInput, { nullable: true, description: 'All that it leaves.' })
  filter?: OrderFilterInput | null;

  @Field(() => Int, { nullable: true, description: 'How many it left when the person saw it; at most 10,000.' })
  seenCount?: number | null;
}

@ObjectType({ description: 'Orders of a run that it was not done to, for the same reason.' })
export class BulkRefusal {
  @Field(() => String, { description: 'Why, in words.' })
  reason!: string;

  @Field(() => Int, { description: 'How many.' })
  count!: number;

  @Field(() => [Int], { description: 'The numbers of the first 20 that have one.' })
  numbers!: number[];
}

@ObjectType({ description: 'What is being done, or was done, to many orders at once.' })
export class BulkRunView {
  @Field(() => ID, { description: 'Names the run.' })
  id!: string;

  @Field(() => BulkKindEnum, { description: 'What is done.' })
  kind!: BulkKind;

  @Field(() => Int, { description: 'To how many.' })
  itemCount!: number;

  @Field(() => Int, { description: 'To how many it was done.' })
  doneCount!: number;

  @Field(() => Int, { description: 'To how many it was not done.' })
  refusedCount!: number;

  @Field(() => [BulkRefusal], { description: 'Why not, the most frequent reason first.' })
  refusals!: BulkRefusal[];

  @Field(() => Boolean, { description: 'Whether it has gone through all.' })
  hasEnded!: boolean;

  @Field(() => Boolean, { description: 'Whether undoBulkRun can undo it.' })
  canUndo!: boolean;
}

@ObjectType({ description: 'The run is stored; a worker goes through it.' })
export class BulkRunStarted {
  @Field(() => BulkRunView, { description: 'As it is now.' })
  run!: BulkRunView;
}

@ObjectType({ implements: UserError, description: 'Returned when more orders match than the person saw. Code BULK_COUNT_CHANGED.' })
export class BulkCountChanged extends UserError {
  @Field(() => Int, { description: 'How many match now; at most 10,001.' })
  count!: number;
}

export const StartBulkRunResult = createUnionType({
  name: 'StartBulkRunResult',
  description: 'What a change of many orders answers.',
  types: () => [BulkRunStarted, BulkCountChanged] as const,
});

export function bulkCountChanged(count: number): BulkCountChanged {
  return view(BulkCountChanged, { code: 'BULK_COUNT_CHANGED', message: `${count} orders match by now. Nothing was changed.`, count });
}
