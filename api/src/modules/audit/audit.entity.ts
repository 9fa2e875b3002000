import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Who did what to what, for people. Rows are only ever added: a trigger refuses every other statement (docs/reliability.md, ADM-08). */
@Entity()
@Index({ name: 'audit_entry_subject_index', properties: ['subject', 'id'] })
@Index({ name: 'audit_entry_actor_index', properties: ['actor', 'id'] })
@Index({ name: 'audit_entry_action_index', properties: ['action', 'id'] })
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
