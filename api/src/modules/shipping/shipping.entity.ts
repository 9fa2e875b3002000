import { Check, Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A rate that we offered, for this address and cart, until it expires: what a checkout may charge for shipping. */
@Entity()
@Check({ name: 'shipping_quote_amount_check', expression: 'amount_cents >= 0' })
export class ShippingQuote {
  /** The public rateId (UUID). */
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  /** The carrier's rate to buy the label from; null for a fallback rate. */
  @Property({ type: 'string', nullable: true })
  carrierRateId: string | null = null;

  @Property({ type: 'string', length: 64 })
  addressHash!: string;

  /** Recipient, address and weight that the carrier's rate is bound to; null on quotes of earlier versions. */
  @Property({ type: 'string', length: 64, nullable: true })
  parcelHash: string | null = null;

  /** The parcel that was quoted; a heavier one needs a new quote. */
  @Property({ type: 'integer' })
  weightGrams!: number;

  @Property({ type: 'integer' })
  amountCents!: number;

  /** Whether it can be chosen when shipping is free. Quotes of earlier versions were offered then, so they are honoured. */
  @Property({ type: 'boolean', default: true })
  canShipFree: boolean = true;

  @Property({ type: 'string' })
  provider!: string;

  @Property({ type: 'string' })
  serviceName!: string;

  /** Of the service, such as usps_priority; null on quotes of earlier versions. */
  @Property({ type: 'string', nullable: true })
  serviceToken: string | null = null;

  @Property({ type: 'integer', nullable: true })
  estimatedDays: number | null = null;

  @Index()
  @Property({ type: 'datetime' })
  expiresAt!: Date;
}
