import { createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';
import { STALE_EDIT } from '../../platform/graphql/stale-edit.ts';
import { UserError } from '../../platform/graphql/user-error.ts';
import { view } from '../../platform/graphql/view.ts';
import type { TvShow } from './tv.entity.ts';

@ObjectType('TvShow', { description: 'What a channel of the television shows.' })
export class TvShowView {
  @Field(() => ID, { description: 'Names the show.' })
  id!: string;

  @Field(() => String, { description: "Its channel, as two digits: '08'." })
  channel!: string;

  @Field(() => String, { description: 'The title of the show.' })
  title!: string;

  @Field(() => String, { description: "Its season, or what kind of episode it is: 'Halloween Special'." })
  season!: string;

  @Field(() => String, { description: "'1990s', '2000s' or '2020s'." })
  era!: string;

  @Field(() => String, { description: 'What it is about.' })
  description!: string;

  @Field(() => String, { nullable: true, description: "The id of its video at YouTube; null: the channel's own reel plays." })
  videoId!: string | null;
}

@ObjectType({ description: 'A show of the television as administrators see it.' })
export class AdminTvShow extends TvShowView {
  @Field(() => Int, { description: 'Rises with each edit; an edit names the one it was made on.' })
  version!: number;
}

export function toTvShow({ id, title, season, era, description, videoId }: TvShow): TvShowView {
  return view(TvShowView, { id: String(id), channel: String(id).padStart(2, '0'), title, season, era, description, videoId });
}

export function toAdminTvShow(show: TvShow): AdminTvShow {
  return view(AdminTvShow, { ...toTvShow(show), version: show.version });
}

@ObjectType({ description: 'The show is stored.' })
export class TvShowSaved {
  @Field(() => AdminTvShow, { description: 'As it is now.' })
  show!: AdminTvShow;
}

@ObjectType({
  implements: UserError,
  description: 'Returned when the video is neither an id nor an address of a video at YouTube. Code VIDEO_NOT_RECOGNIZED.',
})
export class VideoNotRecognized extends UserError {}

@ObjectType({
  implements: UserError,
  description: 'Returned when somebody else has changed the same fields since the version that the edit names. Code STALE_EDIT.',
})
export class TvShowEditStale extends UserError {
  @Field(() => AdminTvShow, { description: 'The show as it is now.' })
  current!: AdminTvShow;

  @Field(() => [String], { description: 'The fields that both have changed.' })
  fields!: string[];
}

export function videoNotRecognized(): VideoNotRecognized {
  return view(VideoNotRecognized, {
    code: 'VIDEO_NOT_RECOGNIZED',
    message: 'This is no video at YouTube. Paste its address or its id of 11 characters.',
  });
}

export function tvShowEditStale(show: TvShow, fields: string[]): TvShowEditStale {
  return view(TvShowEditStale, { ...STALE_EDIT, current: toAdminTvShow(show), fields });
}

export const SaveTvShowResult = createUnionType({
  name: 'SaveTvShowResult',
  description: 'What updateTvShow answers.',
  types: () => [TvShowSaved, VideoNotRecognized, TvShowEditStale] as const,
});
