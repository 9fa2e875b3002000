import { Field, InputType } from 'type-graphql';
import { z } from 'zod';
import { lineOf } from '../../platform/input/text-fields.ts';
import { type Era, eras } from './tv.entity.ts';

@InputType({ description: 'The fields of a show of the television. A field that is left out keeps its value.' })
export class TvShowInput {
  @Field(() => String, { nullable: true, description: 'From 1 to 80 characters.' })
  title?: string;

  @Field(() => String, { nullable: true, description: "Such as 'Season 1 Episode 1'; from 1 to 40 characters." })
  season?: string;

  @Field(() => String, { nullable: true, description: "'1990s', '2000s' or '2020s'." })
  era?: Era;

  @Field(() => String, { nullable: true, description: 'From 1 to 300 characters; the channel guide shows the first 60.' })
  description?: string;

  @Field(() => String, {
    nullable: true,
    description: "A video at YouTube: its address or its id, at most 300 characters. Null or empty: the channel's own reel plays.",
  })
  video?: string | null;
}

/** The values of a show, each optional. */
export const showFields = z
  .object({
    title: lineOf('Title', 80),
    season: lineOf('Season', 40),
    era: z.enum(eras),
    description: lineOf('Description', 300),
    video: z.string().trim().max(300, 'Video has 300 characters at most').nullable(),
  })
  .partial();
