import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/context/context.ts';
import { ChatHistory, HealthWishesView, TasteProfileView } from './chat.views.ts';
import { readHealthWishes, saveHealthWishes } from './wishes/health-wishes.ts';
import { clearChat, readHistory } from './history.ts';
import { eraseTasteProfile, readTasteProfile } from './taste-profile.ts';

/** All but the talking itself, which streams: see chat.routes.ts. */
@Resolver()
export class ChatResolver {
  @Query(() => ChatHistory, {
    description:
      "The signed-in person's conversation with a coffee: the newest page, or the one before a message. Error NOT_SIGNED_IN without a session.",
  })
  chatHistory(
    @Ctx() ctx: Context,
    @Arg('sessionId', () => String, { description: "The id of the chat panel's conversation, made by the client." }) sessionId: string,
    @Arg('coffeeSlug', () => ID, { description: 'The slug of the coffee.' }) coffeeSlug: string,
    @Arg('before', () => ID, { nullable: true, description: 'The id of a message: the page before it. The newest page when left out.' })
    before: string | null,
    @Arg('first', () => Int, { defaultValue: 50, description: 'How many messages, from 1 to 200.' }) first: number,
  ): Promise<ChatHistory> {
    return readHistory(ctx, { sessionId, coffeeSlug }, { before, first });
  }

  @Query(() => TasteProfileView, {
    description: "What the coffees remember of the signed-in person's taste. Error NOT_SIGNED_IN without a session.",
  })
  tasteProfile(@Ctx() ctx: Context): Promise<TasteProfileView> {
    return readTasteProfile(ctx);
  }

  @Query(() => HealthWishesView, { description: 'What the signed-in person must not have. Error NOT_SIGNED_IN without a session.' })
  healthWishes(@Ctx() ctx: Context): Promise<HealthWishesView> {
    return readHealthWishes(ctx);
  }

  @Mutation(() => HealthWishesView, {
    description: 'Replaces what the signed-in person must not have; empty lists and false erase it. Error NOT_SIGNED_IN without a session.',
  })
  saveHealthWishes(
    @Ctx() ctx: Context,
    @Arg('allergens', () => [String], { description: 'Of tree-nuts, peanuts, milk, eggs, soy, wheat, sesame, fish, shellfish.' })
    allergens: string[],
    @Arg('tastes', () => [String], { description: "Words of the shop's tastes." }) tastes: string[],
    @Arg('isCaffeineFree', () => Boolean, { description: 'True to leave out all caffeine.' }) isCaffeineFree: boolean,
  ): Promise<HealthWishesView> {
    return saveHealthWishes(ctx, { allergens, tastes, isCaffeineFree });
  }

  @Mutation(() => Boolean, {
    description:
      "Deletes the signed-in person's conversation with a coffee. True also when there was none. Error NOT_SIGNED_IN without a session.",
  })
  clearChat(
    @Ctx() ctx: Context,
    @Arg('sessionId', () => String, { description: "The id of the chat panel's conversation, made by the client." }) sessionId: string,
    @Arg('coffeeSlug', () => ID, { description: 'The slug of the coffee.' }) coffeeSlug: string,
  ): Promise<boolean> {
    return clearChat(ctx, { sessionId, coffeeSlug });
  }

  @Mutation(() => TasteProfileView, {
    description:
      "Deletes what the coffees remember of the signed-in person's taste; answers with the empty profile. Error NOT_SIGNED_IN without a session.",
  })
  eraseTasteProfile(@Ctx() ctx: Context): Promise<TasteProfileView> {
    return eraseTasteProfile(ctx);
  }
}
