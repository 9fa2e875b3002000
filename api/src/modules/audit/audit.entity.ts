import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Who did what to what, for people; rows are only ever added. */
@Entity()
export class AuditEntry {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** `user:12`, `system` or `visitor`. */
  @Property({ type: 'string' })
  actor!: string;

  @Property({ type: 'string' })
  action!: string;

  @Property({ type: 'string' })
  subject!: string;

  @Property({ type: 'json' })
  detail!: Record<string, unknown>;

  @Property({ type: 'datetime' })
  createdAt!: Date;
}
