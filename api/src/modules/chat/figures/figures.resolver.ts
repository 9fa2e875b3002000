import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../platform/context/context.ts';
import type { ReplyRating } from '../chat.entity.ts';
import { ratingEnum } from '../chat.views.ts';
import { ChatFigures } from './figures.results.ts';
import { rateReply } from './rate-reply.ts';
import { readFigures } from './read-figures.ts';

@Resolver()
export class ChatFiguresResolver {
  @Query(() => [ChatFigures], {
    description: 'Of each coffee that has replied in the last 30 days. Error NOT_ALLOWED without the role coffee-admin.',
  })
  chatFigures(@Ctx() ctx: Context): Promise<ChatFigures[]> {
    return readFigures(ctx);
  }

  @Mutation(() => Boolean, {
    description:
      'Stores what the signed-in person thinks of a reply to them. True; error NOT_SIGNED_IN without a session, NOT_FOUND for any other reply.',
  })
  rateReply(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The id of the reply.' }) id: string,
    @Arg('rating', () => ratingEnum, { nullable: true, description: 'Null takes an earlier rating back.' }) rating: ReplyRating | null,
  ): Promise<boolean> {
    return rateReply(ctx, { id, rating });
  }
}
