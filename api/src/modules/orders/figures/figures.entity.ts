import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { OrderSource } from '../orders.entity.ts';

/**
 * The orders and the revenue of one day, counted beforehand. It is right but for days that FigureChange names; those are counted anew
 * whenever they are asked for (day-figures.ts), until recountDays has updated their rows.
 */
@Entity()
@Unique({ name: 'daily_figure_unique', properties: ['timeZone', 'day', 'source', 'mode'] })
export class DailyFigure {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** The shop's time zone when it was counted: in another zone the days are others. */
  @Property({ type: 'string' })
  timeZone!: string;

  @Property({ type: 'date' })
  day!: string;

  @Property({ type: 'text' })
  source!: OrderSource;

  @Property({ type: 'string' })
  mode!: string;

  @Property({ type: 'integer' })
  orderCount!: number;

  @Property({ type: 'bigint' })
  revenueCents!: number;

  @Property({ type: 'bigint' })
  refundedCents!: number;
}

/** How many of a product the orders of one day have, under the same rules as DailyFigure. */
@Entity()
@Unique({ name: 'daily_sale_unique', properties: ['timeZone', 'day', 'source', 'mode', 'productId'] })
export class DailySale {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Property({ type: 'string' })
  timeZone!: string;

  @Property({ type: 'date' })
  day!: string;

  @Property({ type: 'text' })
  source!: OrderSource;

  @Property({ type: 'string' })
  mode!: string;

  @Property({ type: 'integer' })
  productId!: number;

  @Property({ type: 'integer' })
  quantity!: number;
}

/** The figures of a day have changed. A trigger of the table orders adds a row in the transaction of the change; recountDays removes it. */
@Entity()
export class FigureChange {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** When the order was paid, so that the day is known in any time zone. */
  @Property({ type: 'datetime' })
  paidAt!: Date;
}
