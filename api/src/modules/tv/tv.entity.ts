import { Check, Entity, Enum, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Opt } from '@mikro-orm/core';

export const eras = ['1990s', '2000s', '2020s'] as const;
export type Era = (typeof eras)[number];

/** What a channel of the television shows. The seed adds the six rows; there are never more or fewer. */
@Entity()
@Check({ name: 'tv_show_video_id_check', expression: "video_id ~ '^[A-Za-z0-9_-]{11}$'" })
export class TvShow {
  /** The number of the channel: 8 is shown as "08". */
  @PrimaryKey({ type: 'integer', autoincrement: false })
  id!: number;

  @Property({ type: 'string' })
  title!: string;

  @Property({ type: 'string' })
  season!: string;

  @Enum({ items: () => [...eras], type: 'string' })
  era!: Era;

  @Property({ type: 'text' })
  description!: string;

  /** At YouTube; null: the channel's own reel plays. */
  @Property({ type: 'string', nullable: true })
  videoId: string | null = null;

  /** Raised by each edit of a person (audit, editRow); an edit names the one it was made on. */
  @Property({ type: 'integer' })
  version: number & Opt = 1;
}
