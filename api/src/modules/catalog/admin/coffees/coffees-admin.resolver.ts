import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../../platform/context/context.ts';
import { LastEdit } from '../../../accounts/index.ts';
import { CoffeeInput } from './coffees-admin.inputs.ts';
import { AdminCoffee, SaveCoffeeResult } from './coffees-admin.results.ts';
import { deleteCoffee, restoreCoffee } from './delete-coffee.ts';
import { findCoffee, findLastCoffeeEdit, listCoffees } from './list-coffees.ts';
import { createCoffee, updateCoffee } from './save-coffee.ts';

@Resolver(() => AdminCoffee)
export class CoffeesAdminResolver {
  @Query(() => [AdminCoffee], {
    description: 'All coffee characters, in the order of the store. Error NOT_ALLOWED unless an administrator of the coffees is signed in.',
  })
  adminCoffees(@Ctx() ctx: Context): Promise<AdminCoffee[]> {
    return listCoffees(ctx);
  }

  @Query(() => AdminCoffee, { nullable: true, description: 'One coffee character; null for an unknown slug. Error NOT_ALLOWED as above.' })
  adminCoffee(
    @Ctx() ctx: Context,
    @Arg('slug', () => String, { description: 'The slug of the coffee.' }) slug: string,
  ): Promise<AdminCoffee | null> {
    return findCoffee(ctx, slug);
  }

  /** For one coffee; a list does not ask for it. */
  @FieldResolver(() => LastEdit, { nullable: true, description: 'Who changed it last; null when nobody has.' })
  lastEdit(@Ctx() ctx: Context, @Root() coffee: AdminCoffee): Promise<LastEdit | null> {
    return findLastCoffeeEdit(ctx, coffee.id);
  }

  @Mutation(() => SaveCoffeeResult, {
    description:
      'Makes a coffee character with its product of the same slug, at $16.00. Name, slug, picture, description, tags, bio, greeting and personality are required.',
  })
  createCoffee(
    @Ctx() ctx: Context,
    @Arg('input', () => CoffeeInput, { description: 'Its fields.' }) input: CoffeeInput,
  ): Promise<typeof SaveCoffeeResult> {
    return createCoffee(ctx, input as Parameters<typeof createCoffee>[1]);
  }

  @Mutation(() => SaveCoffeeResult, { description: 'Changes the given fields of a coffee. Error MISSING when there is none.' })
  updateCoffee(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The coffee.' }) id: string,
    @Arg('version', () => Int, { description: 'The version that the edit was made on.' }) version: number,
    @Arg('input', () => CoffeeInput, { description: 'The fields that change.' }) input: CoffeeInput,
  ): Promise<typeof SaveCoffeeResult> {
    return updateCoffee(ctx, { ...(input as Omit<Parameters<typeof updateCoffee>[1], 'id' | 'version'>), id, version });
  }

  @Mutation(() => SaveCoffeeResult, {
    description: 'Takes a coffee and its product out of the shop; orders and chats are kept. restoreCoffee undoes it.',
  })
  deleteCoffee(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The coffee.' }) id: string,
    @Arg('version', () => Int, { description: 'The version that was seen.' }) version: number,
  ): Promise<typeof SaveCoffeeResult> {
    return deleteCoffee(ctx, { id, version });
  }

  @Mutation(() => SaveCoffeeResult, { description: 'Undoes deleteCoffee.' })
  restoreCoffee(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The coffee.' }) id: string,
    @Arg('version', () => Int, { description: 'The version that deleteCoffee answered.' }) version: number,
  ): Promise<typeof SaveCoffeeResult> {
    return restoreCoffee(ctx, { id, version });
  }
}
