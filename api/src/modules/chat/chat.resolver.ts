import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/context/context.ts';
import { ChatHistory, TasteProfileView } from './chat.views.ts';
import { clearChat, readHistory } from './history.ts';
import { eraseTasteProfile, readTasteProfile } from './taste-profile.ts';

/** All but the talking itself, which streams: see chat.routes.ts. */
@Resolver()
export class ChatResolver {
  @Query(() => ChatHistory, { description: 'Your own conversation with a coffee: the newest page, or the one before a message.' })
  chatHistory(
    @Ctx() ctx: Context,
    @Arg('sessionId', () => String) sessionId: string,
    @Arg('coffeeSlug', () => ID) coffeeSlug: string,
    @Arg('before', () => ID, { nullable: true }) before: string | null,
    @Arg('first', () => Int, { defaultValue: 50 }) first: number,
  ): Promise<ChatHistory> {
    return readHistory(ctx, { sessionId, coffeeSlug }, { before, first });
  }

  @Query(() => TasteProfileView, { description: 'What the coffees remember of your taste.' })
  tasteProfile(@Ctx() ctx: Context): Promise<TasteProfileView> {
    return readTasteProfile(ctx);
  }

  @Mutation(() => Boolean)
  clearChat(
    @Ctx() ctx: Context,
    @Arg('sessionId', () => String) sessionId: string,
    @Arg('coffeeSlug', () => ID) coffeeSlug: string,
  ): Promise<boolean> {
    return clearChat(ctx, { sessionId, coffeeSlug });
  }

  @Mutation(() => TasteProfileView)
  eraseTasteProfile(@Ctx() ctx: Context): Promise<TasteProfileView> {
    return eraseTasteProfile(ctx);
  }
}
