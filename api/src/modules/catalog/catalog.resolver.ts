import { catalogOf } from './catalog-cache.ts';
import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/context/context.ts';
import { view } from '../../platform/graphql/view.ts';
import { CoffeeView, DialogueLineView, ProductView } from './catalog.views.ts';
import { readDialogue } from './dialogue/read-dialogue.rules.ts';

@Resolver()
export class CatalogResolver {
  @Query(() => [CoffeeView], { description: 'The characters, in the order of the store.' })
  async coffees(@Ctx() ctx: Context): Promise<readonly CoffeeView[]> {
    return (await catalogOf(ctx).current()).coffees;
  }

  @Query(() => CoffeeView, { nullable: true, description: 'One character; null for an unknown slug.' })
  async coffee(
    @Ctx() ctx: Context,
    @Arg('slug', () => ID, { description: 'The slug of the coffee.' }) slug: string,
  ): Promise<CoffeeView | undefined> {
    return (await catalogOf(ctx).current()).coffees.find((coffee) => coffee.slug === slug);
  }

  @Query(() => [DialogueLineView], { description: 'How a character talks, for visitors without an account; empty for an unknown slug.' })
  async exampleDialogue(
    @Ctx() ctx: Context,
    @Arg('slug', () => ID, { description: 'The slug of the coffee.' }) slug: string,
  ): Promise<DialogueLineView[]> {
    const persona = (await catalogOf(ctx).current()).personas.get(slug);
    return persona ? readDialogue(persona.exampleDialogue, persona.name).map((line) => view(DialogueLineView, line)) : [];
  }

  @Query(() => [ProductView], { description: 'Everything that is sold, with present stock.' })
  async products(@Ctx() ctx: Context): Promise<readonly ProductView[]> {
    return (await catalogOf(ctx).current()).products;
  }

  @Query(() => ProductView, { nullable: true, description: 'One product; null for an unknown slug.' })
  async product(
    @Ctx() ctx: Context,
    @Arg('slug', () => ID, { description: 'The slug of the product.' }) slug: string,
  ): Promise<ProductView | undefined> {
    return (await catalogOf(ctx).current()).products.find((product) => product.slug === slug);
  }
}
