import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/context/context.ts';
import { listTvShows, tvOf } from './tv-shows.ts';
import { TvShowInput } from './tv.inputs.ts';
import { AdminTvShow, SaveTvShowResult, TvShowView } from './tv.results.ts';
import { updateTvShow } from './update-tv-show.ts';

@Resolver()
export class TvResolver {
  @Query(() => [TvShowView], { description: 'The shows of the television, in the order of the channels.' })
  async tvShows(@Ctx() ctx: Context): Promise<readonly TvShowView[]> {
    return (await tvOf(ctx).current()).shows;
  }

  @Query(() => [AdminTvShow], { description: 'The same for editing. Error NOT_ALLOWED unless an administrator is signed in.' })
  adminTvShows(@Ctx() ctx: Context): Promise<AdminTvShow[]> {
    return listTvShows(ctx);
  }

  @Mutation(() => SaveTvShowResult, { description: 'Changes the given fields of a show. Error MISSING when there is none.' })
  updateTvShow(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The show.' }) id: string,
    @Arg('version', () => Int, { description: 'The version that the edit was made on.' }) version: number,
    @Arg('input', () => TvShowInput, { description: 'The fields that change.' }) input: TvShowInput,
  ): Promise<typeof SaveTvShowResult> {
    return updateTvShow(ctx, { ...input, id, version });
  }
}
