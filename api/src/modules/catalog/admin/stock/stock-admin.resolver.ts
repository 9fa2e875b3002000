import { Arg, Ctx, Field, ID, InputType, Int, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../../../platform/context/context.ts';
import { setStock } from './set-stock.ts';
import { SetStockResult } from './stock-admin.results.ts';

@InputType({ description: 'What a count of stock is set to.' })
class StockCountInput {
  @Field(() => ID, { description: 'The count (AdminStock).' })
  stockId!: string;

  @Field(() => Int, { description: 'How many can be bought from now on.' })
  available!: number;

  @Field(() => Int, { nullable: true, description: 'Refused unless as many can be bought now; for undoing. Any number when left out.' })
  expected?: number | null;
}

@Resolver()
export class StockAdminResolver {
  @Mutation(() => SetStockResult, { description: 'Sets counts of stock, all or none. Error MISSING when one does not exist.' })
  setStock(
    @Ctx() ctx: Context,
    @Arg('counts', () => [StockCountInput], { description: 'From 1 to 10 counts.' }) counts: StockCountInput[],
    @Arg('reason', () => String, { defaultValue: '', description: 'Kept in the audit log; at most 100 characters.' }) reason: string,
  ): Promise<typeof SetStockResult> {
    return setStock(ctx, { counts, reason });
  }
}
