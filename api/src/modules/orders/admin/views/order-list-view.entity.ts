import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';

/** A name that a person of the staff has given to a filter of the orders. Nobody else sees it. */
@Entity()
@Unique({
  name: 'order_list_view_name',
  expression: `create unique index "order_list_view_name" on "order_list_view" ("user_id", lower("name")) where deleted_at is null`,
})
export class OrderListView {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Property({ type: 'integer', index: true })
  userId!: number;

  @Property({ type: 'string', length: 60 })
  name!: string;

  /** What the address of the list has after its question mark. */
  @Property({ type: 'text' })
  query!: string;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  /** Kept, so that it can be restored. */
  @Property({ type: 'datetime', nullable: true })
  deletedAt: Date | null = null;
}
