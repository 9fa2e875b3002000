import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../platform/context/context.ts';
import { AdminCoffee } from '../../catalog/index.ts';
import { KeptOfCoffee } from './coffee-figures.results.ts';
import { countKept } from './count-kept.ts';
import { countSold } from './count-sold.ts';

/** Fields of a coffee that are counted from orders and chats, which the catalogue does not know. */
@Resolver(() => AdminCoffee)
export class CoffeeFiguresResolver {
  @FieldResolver(() => Int, { description: 'Bags sold in the last 30 days, by the same count as the best sellers of the overview.' })
  soldCount(@Ctx() ctx: Context, @Root() coffee: AdminCoffee): Promise<number> {
    return countSold(ctx, coffee.id);
  }

  /** For one coffee; a list does not ask for it. */
  @FieldResolver(() => KeptOfCoffee, { description: 'What stays when it is deleted.' })
  kept(@Ctx() ctx: Context, @Root() coffee: AdminCoffee): Promise<KeptOfCoffee> {
    return countKept(ctx, coffee.id);
  }
}
