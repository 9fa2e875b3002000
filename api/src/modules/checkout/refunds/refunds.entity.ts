import { Check, Entity, Enum, Index, ManyToOne, OneToMany, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Collection, type Opt, type Rel } from '@mikro-orm/core';
import { Order, OrderItem } from '../../orders/index.ts';

export const refundStates = ['requested', 'succeeded', 'failed'] as const;
export type RefundState = (typeof refundStates)[number];
export const refundReasons = ['out-of-stock', 'damaged', 'lost', 'changed-mind', 'fraud', 'other'] as const;
export type RefundReason = (typeof refundReasons)[number];

/**
 * A refund that an administrator has asked for. It is stored before the provider is called; the job makes it there, once. Refunds that are
 * made at the provider itself have no row: the order's refunded amount has them (finalizePayment).
 */
@Entity()
@Check({ name: 'refund_amount_check', expression: 'amount_cents > 0 and shipping_cents >= 0 and shipping_cents <= amount_cents' })
export class Refund {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** Of one opening of the dialog: a second request with it is the same refund. */
  @Property({ type: 'string', length: 64, unique: true })
  key!: string;

  @Index()
  @ManyToOne({ entity: () => Order })
  order!: Rel<Order>;

  /** All of it, shipping included. */
  @Property({ type: 'integer' })
  amountCents!: number;

  /** The part of it that is for shipping. */
  @Property({ type: 'integer' })
  shippingCents: number & Opt = 0;

  @Enum({ items: () => [...refundReasons], type: 'string' })
  reason!: RefundReason;

  @Property({ type: 'text', nullable: true })
  note: string | null = null;

  /** Whether its lines are available again once it is made. */
  @Property({ type: 'boolean' })
  isRestocked: boolean & Opt = false;

  /** Whether the customer is notified by mail. */
  @Property({ type: 'boolean' })
  isMailed: boolean & Opt = false;

  /** Whether it cancels the order. */
  @Property({ type: 'boolean' })
  isCancellation: boolean & Opt = false;

  @Enum({ items: () => [...refundStates], type: 'string' })
  state: RefundState & Opt = 'requested';

  /** What the provider said when it refused. */
  @Property({ type: 'text', nullable: true })
  failure: string | null = null;

  @Property({ type: 'string', nullable: true })
  providerRefundId: string | null = null;

  /** Who asked for it: `user:12`. */
  @Property({ type: 'string' })
  actor!: string;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  endedAt: Date | null = null;

  @OneToMany({ entity: () => RefundLine, mappedBy: 'refund' })
  lines = new Collection<RefundLine>(this);
}

/** How many of a line a refund is for. */
@Entity()
@Check({ name: 'refund_line_quantity_check', expression: 'quantity > 0' })
export class RefundLine {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Index()
  @ManyToOne({ entity: () => Refund })
  refund!: Rel<Refund>;

  @Index()
  @ManyToOne({ entity: () => OrderItem })
  item!: Rel<OrderItem>;

  @Property({ type: 'integer' })
  quantity!: number;

  /** What of the refund is for this line. */
  @Property({ type: 'integer' })
  amountCents!: number;

  /** How many of them became available again. */
  @Property({ type: 'integer' })
  restocked: number & Opt = 0;
}
