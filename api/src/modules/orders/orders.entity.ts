import { Check, Entity, Enum, Index, ManyToOne, OneToMany, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Collection, type Opt, type Rel } from '@mikro-orm/core';
import type { StockGrind } from '../catalog/index.ts';
import { type BoxSize, parcelStates, type ParcelState } from '../../platform/gateways/shippo/carrier-gateway.ts';
import type { OrderEventKind } from './orders.events.ts';
import { OrderIndexes } from './orders.indexes.ts';
import { orderStatuses, type OrderStatus } from './orders.rules.ts';

export interface PostalAddress {
  name: string;
  street1: string;
  street2?: string | undefined;
  city: string;
  state: string;
  zip: string;
  country: string;
  phone?: string | undefined;
}

export const labelStates = ['none', 'buying', 'bought', 'failed'] as const;
export type LabelState = (typeof labelStates)[number];
/** Made by a checkout here, or brought by an import of another shop's orders. */
export const orderSources = ['shop', 'import'] as const;
export type OrderSource = (typeof orderSources)[number];
/** Where the order's bags are: held for it, available again, or sold. */
const stockStates = ['held', 'released', 'sold'] as const;
export type StockState = (typeof stockStates)[number];

@Entity({ tableName: 'orders' })
@Check({ name: 'orders_total_check', expression: 'subtotal_cents - discount_cents + shipping_cents + tax_cents = total_cents' })
@Check({ name: 'orders_discount_check', expression: 'discount_cents >= 0 and discount_cents <= subtotal_cents' })
@Check({ name: 'orders_refund_check', expression: 'refunded_cents >= 0 and refunded_cents <= total_cents' })
@OrderIndexes()
export class Order {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** The public reference; not guessable. */
  @Property({ type: 'string', unique: true })
  ref!: string;

  /** Given when the money is in, so that failed attempts burn none (docs/reliability.md, ORD-01). Below zero for imported orders, which show externalNumber. */
  @Property({ type: 'integer', unique: true, nullable: true })
  number: number | null = null;

  @Index()
  @Enum({ items: () => [...orderStatuses], type: 'string' })
  status: OrderStatus & Opt = 'pending';

  @Enum({ items: () => [...stockStates], type: 'string' })
  stockState: StockState & Opt = 'held';

  @Enum({ items: () => [...orderSources], type: 'string' })
  source: OrderSource & Opt = 'shop';

  /** What payments were in when it was made: live, test or sandbox (modesCountedIn). */
  @Property({ type: 'string' })
  mode!: string;

  /** The attempt it came from; at most one order of an attempt is ever paid (docs/reliability.md, I2). */
  @Property({ type: 'integer', nullable: true })
  checkoutDraftId: number | null = null;

  @Property({ type: 'integer', nullable: true })
  userId: number | null = null;

  @Property({ type: 'string', nullable: true })
  email: string | null = null;

  @Property({ type: 'string', nullable: true })
  customerFirstName: string | null = null;

  @Property({ type: 'string', nullable: true })
  customerLastName: string | null = null;

  @Property({ type: 'json', nullable: true })
  shippingAddress: PostalAddress | null = null;

  @Property({ type: 'integer' })
  subtotalCents!: number;

  @Property({ type: 'integer' })
  discountCents!: number;

  /** What the shopper pays for shipping; 0 when it is free. */
  @Property({ type: 'integer' })
  shippingCents!: number;

  /** What the chosen rate costs us, also when the shopper ships free. */
  @Property({ type: 'integer' })
  actualShippingCents!: number;

  /** Of imported orders only: prices of this shop have no tax. */
  @Property({ type: 'integer' })
  taxCents: number & Opt = 0;

  @Property({ type: 'integer' })
  totalCents!: number;

  @Property({ type: 'string', nullable: true })
  couponCode: string | null = null;

  @Property({ type: 'string' })
  shippingMethod!: string;

  /** Carrier and service that the shopper chose (labels/choose-rate.ts); null when none was chosen, and on orders of earlier versions. */
  @Property({ type: 'string', nullable: true })
  serviceProvider: string | null = null;

  @Property({ type: 'string', nullable: true })
  serviceToken: string | null = null;

  @Property({ type: 'string', nullable: true })
  carrierRateId: string | null = null;

  /** The parcel that carrierRateId was quoted for (shipping.rules.ts): no label of it is bought for any other. */
  @Property({ type: 'string', length: 64, nullable: true })
  quotedParcelHash: string | null = null;

  @Property({ type: 'string', nullable: true })
  paymentIntentId: string | null = null;

  /** Of the card that paid, as the payment provider names it: 'visa'. */
  @Property({ type: 'string', length: 20, nullable: true })
  cardBrand: string | null = null;

  @Property({ type: 'string', length: 4, nullable: true })
  cardLastFour: string | null = null;

  /** When the sweep last asked the provider about an unpaid order's payment. */
  @Property({ type: 'datetime', nullable: true })
  paymentCheckedAt: Date | null = null;

  /** The provider has said that the payment is canceled, so it need not be asked again. */
  @Property({ type: 'boolean' })
  isPaymentClosed: boolean & Opt = false;

  @Property({ type: 'integer' })
  refundedCents: number & Opt = 0;

  @Property({ type: 'datetime', nullable: true })
  holdExpiresAt: Date | null = null;

  @Property({ type: 'integer' })
  bagCount: number & Opt = 0;

  /** Hashes of the address it was ordered from and of the address block, by which unpaid holds are counted (docs/reliability.md, STK-07). */
  @Property({ type: 'string', length: 43, nullable: true })
  visitorKey: string | null = null;

  @Property({ type: 'string', length: 43, nullable: true })
  blockKey: string | null = null;

  @Enum({ items: () => [...labelStates], type: 'string' })
  labelState: LabelState & Opt = 'none';

  /** True once the label has a job of its own, so that no two jobs buy it. */
  @Property({ type: 'boolean' })
  isLabelDeferred: boolean & Opt = false;

  /** The carrier rate the label purchase was begun with, kept before the call so that a lost answer can be looked up. */
  @Property({ type: 'string', nullable: true })
  labelRateId: string | null = null;

  @Property({ type: 'string', nullable: true })
  labelUrl: string | null = null;

  @Property({ type: 'string', nullable: true })
  trackingNumber: string | null = null;

  /** The carrier of the label, such as UPS; null on orders of earlier versions and for labels bought elsewhere (facts/parcel-tracking.rules.ts). */
  @Property({ type: 'string', nullable: true })
  carrier: string | null = null;

  /** The carrier's page about the parcel, as it came with the label. */
  @Property({ type: 'text', nullable: true })
  trackingUrl: string | null = null;

  /** Where the carrier has the parcel, since when, and when the sweep last asked (tracking/follow-parcel.ts). */
  @Enum({ items: () => [...parcelStates], type: 'string', nullable: true })
  parcelState: ParcelState | null = null;

  @Property({ type: 'datetime', nullable: true })
  parcelStateAt: Date | null = null;

  @Property({ type: 'datetime', nullable: true })
  parcelCheckedAt: Date | null = null;

  @Property({ type: 'datetime', nullable: true })
  confirmationMailedAt: Date | null = null;

  /** Set when a person has to look: shown in the admin's "needs review" list. */
  @Property({ type: 'text', nullable: true })
  reviewReason: string | null = null;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  paidAt: Date | null = null;

  @Property({ type: 'datetime', nullable: true })
  completedAt: Date | null = null;

  @Property({ type: 'datetime', nullable: true })
  shippedAt: Date | null = null;

  /** Raised by each edit of a person; an edit names the one it was made on. */
  @Property({ type: 'integer' })
  version: number & Opt = 1;

  /** The import that has made an imported order; the fields below are null for orders of this shop, too. */
  @Property({ type: 'integer', nullable: true })
  importRunId: number | null = null;

  /** Where it was sold: 'standard', or a shop system of an assisted import. With externalNumber it names the order. */
  @Property({ type: 'string', length: 40, nullable: true })
  importSource: string | null = null;

  /** The number it had there. */
  @Property({ type: 'string', length: 60, nullable: true })
  externalNumber: string | null = null;

  /** Of what the file said, MD5: the same again changes nothing. */
  @Property({ type: 'string', length: 32, nullable: true })
  importHash: string | null = null;

  /** The version that the last import left: a higher one says that a person has edited the order since. */
  @Property({ type: 'integer', nullable: true })
  importVersion: number | null = null;

  @OneToMany({ entity: () => OrderItem, mappedBy: 'order' })
  items = new Collection<OrderItem>(this);
}

/** A line at the agreed price: later changes of the product don't reach it. */
@Entity()
@Check({ name: 'order_item_quantity_check', expression: 'quantity > 0' })
export class OrderItem {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne({ entity: () => Order, index: true })
  order!: Rel<Order>;

  /** Kept without a foreign key: the product may be deleted, the order stays. 0 for what another shop sold. */
  @Property({ type: 'integer' })
  productId!: number;

  /** Empty without a product. */
  @Property({ type: 'string' })
  productSlug!: string;

  /** With size and grind appended, as the shopper saw it. */
  @Property({ type: 'string' })
  productName!: string;

  @Property({ type: 'string' })
  grind!: StockGrind;

  @Property({ type: 'string', nullable: true })
  size: string | null = null;

  @Property({ type: 'integer' })
  quantity!: number;

  @Property({ type: 'integer' })
  unitPriceCents!: number;

  @Property({ type: 'integer' })
  weightGrams!: number;

  @Property({ type: 'json', nullable: true })
  packedMm: BoxSize | null = null;
}

/** The trail of one order (orders.events.ts); rows are only ever added. */
@Entity()
export class OrderEvent {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne({ entity: () => Order, index: true })
  order!: Rel<Order>;

  @Property({ type: 'string' })
  kind!: OrderEventKind;

  @Property({ type: 'json' })
  detail!: Record<string, unknown>;

  /** Who did it: `system`, `visitor` or `user:12`. */
  @Property({ type: 'string', default: 'system' })
  actor!: string;

  @Property({ type: 'datetime' })
  createdAt!: Date;
}
