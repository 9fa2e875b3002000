import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../../platform/context/context.ts';
import type { BulkKind } from './bulk-run.entity.ts';
import { BulkKindEnum, BulkOrdersInput, BulkRunView, StartBulkRunResult } from './bulk.results.ts';
import { findBulkRun } from './find-bulk-run.ts';
import { startBulkRun, undoBulkRun } from './start-bulk-run.ts';

@Resolver()
export class BulkResolver {
  @Query(() => BulkRunView, { description: 'A run of the signed-in person, to be followed. Error MISSING when there is none.' })
  adminBulkRun(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'The run.' }) id: string): Promise<BulkRunView> {
    return findBulkRun(ctx, id);
  }

  @Mutation(() => StartBulkRunResult, {
    description: 'Does something to many orders, once per key. Refused when the filter leaves more of them than the person saw.',
  })
  startBulkRun(
    @Ctx() ctx: Context,
    @Arg('key', () => String, { description: 'Of one opening of the dialog, 8 to 64 characters.' }) key: string,
    @Arg('kind', () => BulkKindEnum, { description: 'What is done; not REOPEN.' }) kind: BulkKind,
    @Arg('orders', () => BulkOrdersInput, { description: 'To which orders.' }) orders: BulkOrdersInput,
  ): Promise<typeof StartBulkRunResult> {
    return startBulkRun(ctx, { key, kind: kind as 'complete', orders });
  }

  @Mutation(() => StartBulkRunResult, {
    description: 'Undoes a run of kind COMPLETE, once per key. An order that a person has changed since stays as it is.',
  })
  undoBulkRun(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The run.' }) id: string,
    @Arg('key', () => String, { description: 'Of the request, 8 to 64 characters.' }) key: string,
  ): Promise<typeof StartBulkRunResult> {
    return undoBulkRun(ctx, id, key);
  }
}
