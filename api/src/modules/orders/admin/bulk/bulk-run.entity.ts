import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Opt, Rel } from '@mikro-orm/core';

export const bulkKinds = ['resend-confirmation', 'buy-label', 'complete', 'reopen'] as const;
export type BulkKind = (typeof bulkKinds)[number];
const itemStates = ['due', 'done', 'refused'] as const;
export type BulkItemState = (typeof itemStates)[number];

/** What a person does to many orders at once. The job goes through its items; each is done once (run-bulk.ts). */
@Entity()
export class BulkRun {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** Of one opening of the dialog: a second request with it is the same run. */
  @Property({ type: 'string', length: 64, unique: true })
  key!: string;

  @Enum({ items: () => [...bulkKinds], type: 'string' })
  kind!: BulkKind;

  /** The person. */
  @Property({ type: 'integer' })
  userId!: number;

  @Property({ type: 'integer' })
  itemCount!: number;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  endedAt: Date | null = null;
}

@Entity()
@Index({
  name: 'bulk_run_item_due',
  expression: `create index "bulk_run_item_due" on "bulk_run_item" ("run_id", "id") where state = 'due'`,
})
export class BulkRunItem {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Index()
  @ManyToOne({ entity: () => BulkRun })
  run!: Rel<BulkRun>;

  /** Without a foreign key, so that a run locks no order but the one it is at. */
  @Property({ type: 'integer' })
  orderId!: number;

  @Enum({ items: () => [...itemStates], type: 'string' })
  state: BulkItemState & Opt = 'due';

  /** Why it was refused. */
  @Property({ type: 'text', nullable: true })
  reason: string | null = null;

  /** The order's version when it was done: an undo is refused after a later change of a person. */
  @Property({ type: 'integer', nullable: true })
  version: number | null = null;
}
