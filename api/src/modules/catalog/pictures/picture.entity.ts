import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A picture that somebody uploaded, encoded anew. Rows are only ever added. */
@Entity()
export class Picture {
  /** The first 32 hexadecimal digits of the SHA-256 of the bytes: the same picture is stored once, and its address never changes. */
  @PrimaryKey({ type: 'string' })
  id!: string;

  @Property({ type: 'blob' })
  bytes!: Buffer;

  @Property({ type: 'string' })
  contentType!: string;

  @Property({ type: 'integer' })
  width!: number;

  @Property({ type: 'integer' })
  height!: number;

  /** Who uploaded it: `user:12`. */
  @Property({ type: 'string' })
  actor!: string;

  @Property({ type: 'datetime' })
  createdAt!: Date;
}
