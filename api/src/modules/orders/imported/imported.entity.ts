import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** An order as it was before an import changed or removed it, for the undo of the import. */
@Entity()
@Index({ properties: ['runId'] })
export class ImportedOrderChange {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Property({ type: 'integer' })
  runId!: number;

  @Property({ type: 'integer' })
  orderId!: number;

  @Property({ type: 'boolean' })
  isRemoval!: boolean;

  /** { order, items, events }, each row as to_jsonb writes it. */
  @Property({ type: 'json' })
  before!: Record<string, unknown>;
}
