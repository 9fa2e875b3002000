import { Entity, Enum, OneToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Opt, Rel } from '@mikro-orm/core';
import { Order } from '../orders/index.ts';

const draftStates = ['open', 'paid'] as const;
export type DraftState = (typeof draftStates)[number];

/** One shopper's attempt to buy one cart. It points at the order that its newest version made. */
@Entity()
export class CheckoutDraft {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** Hash of who asks and of the key that was sent, or of what the request says: the same attempt has the same key. */
  @Property({ type: 'string', unique: true })
  checkoutKey!: string;

  /** Hash of the checkout cookie that the attempt was begun with. */
  @Property({ type: 'string', length: 64, nullable: true })
  visitorHash: string | null = null;

  /** Nothing reads it. The release before still writes it, so only the next release may drop the column. */
  @Property({ type: 'integer' })
  version: number & Opt = 0;

  @Property({ type: 'string', length: 64 })
  contentHash: string & Opt = '';

  @Enum({ items: () => [...draftStates], type: 'string' })
  state: DraftState & Opt = 'open';

  @OneToOne({ entity: () => Order, nullable: true, owner: true })
  order: Rel<Order> | null = null;

  @Property({ type: 'string', nullable: true })
  paymentIntentId: string | null = null;

  @Property({ type: 'string', nullable: true })
  clientSecret: string | null = null;

  @Property({ type: 'datetime' })
  createdAt!: Date;
}

/** A webhook event as it arrived, under the provider's id: a second delivery finds the row. */
@Entity()
export class PaymentEvent {
  @PrimaryKey({ type: 'string' })
  id!: string;

  @Property({ type: 'string' })
  type!: string;

  @Property({ type: 'string', nullable: true })
  paymentIntentId: string | null = null;

  /** Why a person has to look at it: it is about another account, mode or currency than ours. */
  @Property({ type: 'text', nullable: true })
  reviewReason: string | null = null;

  @Property({ type: 'datetime' })
  receivedAt!: Date;
}
