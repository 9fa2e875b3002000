import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { CustomerKind } from './customers.inputs.ts';

/**
 * One customer, counted beforehand. It is right but for addresses that CustomerChange names and for rows of other modes; those are counted
 * anew whenever they are asked for (current-customers.ts), until recountCustomers has updated their rows.
 */
@Entity()
@Index({
  name: 'customer_figure_by_date',
  expression: `create index "customer_figure_by_date" on "customer_figure" ("created_at", "customer_id") include ("address", "kind") where kind is not null`,
})
@Index({
  name: 'customer_figure_by_name',
  expression: `create index "customer_figure_by_name" on "customer_figure" ("sorted_name", "customer_id") include ("address", "kind") where kind is not null`,
})
@Index({
  name: 'customer_figure_by_address',
  expression: `create index "customer_figure_by_address" on "customer_figure" ("address", "customer_id") include ("kind") where kind is not null`,
})
@Index({
  name: 'customer_figure_by_orders',
  expression: `create index "customer_figure_by_orders" on "customer_figure" ("order_count", "customer_id") include ("address", "kind") where kind is not null`,
})
@Index({
  name: 'customer_figure_by_spent',
  expression: `create index "customer_figure_by_spent" on "customer_figure" ("spent_cents", "customer_id") include ("address", "kind") where kind is not null`,
})
@Index({
  name: 'customer_figure_search',
  expression: `create index "customer_figure_search" on "customer_figure" using gin ("searched_text" gin_trgm_ops) where kind is not null`,
})
@Index({ name: 'customer_figure_modes', properties: ['modes'] })
export class CustomerFigure {
  /** The e-mail address of the account as it is stored, or that of the orders in lower case. */
  @PrimaryKey({ type: 'text' })
  address!: string;

  /** countedModes(env) when it was counted, separated by blanks: in other modes the figures are others. */
  @Property({ type: 'text' })
  modes!: string;

  /** Null where no order of the address belongs to the modes: it is no customer, and may be one in other modes. */
  @Property({ type: 'text', nullable: true })
  kind!: CustomerKind | null;

  /** The number of the account, or the address. */
  @Property({ type: 'text' })
  customerId!: string;

  @Property({ type: 'text', nullable: true })
  firstName!: string | null;

  @Property({ type: 'text', nullable: true })
  lastName!: string | null;

  /** The first 100 characters of the name in lower case: an entry of an index has at most 2,704 bytes. */
  @Property({ type: 'text' })
  sortedName!: string;

  /** In lower case: address and names, for a guest those of each order, one in a line. */
  @Property({ type: 'text' })
  searchedText!: string;

  @Property({ type: 'datetime', nullable: true })
  createdAt!: Date | null;

  @Property({ type: 'integer' })
  orderCount!: number;

  @Property({ type: 'integer' })
  spentCents!: number;
}

/** The figures of a customer have changed. Triggers of orders and users add a row in the transaction of the change; recountCustomers removes it. */
@Entity()
export class CustomerChange {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Property({ type: 'text', nullable: true })
  address!: string | null;

  /** For an order of an account, whose address may change at the same time. */
  @Property({ type: 'integer', nullable: true })
  userId!: number | null;
}
