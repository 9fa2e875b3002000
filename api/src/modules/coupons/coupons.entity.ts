import { Check, Entity, Enum, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { Opt, Rel } from '@mikro-orm/core';

export const discountTypes = ['percentage', 'fixed'] as const;
export type DiscountType = (typeof discountTypes)[number];
const redemptionStates = ['held', 'used', 'released'] as const;
export type RedemptionState = (typeof redemptionStates)[number];

/** usedCount counts held and used redemptions, so a limit can't be overrun by checkouts in flight (docs/reliability.md, I4). */
@Entity()
@Check({ name: 'coupon_code_check', expression: "code <> '' and code = upper(btrim(code))" })
@Check({ name: 'coupon_usage_check', expression: 'used_count >= 0 and used_count <= usage_limit' })
@Unique({
  name: 'coupon_code_unique',
  expression: 'create unique index "coupon_code_unique" on "coupon" ("code") where deleted_at is null',
})
@Check({ name: 'coupon_value_check', expression: "discount_value > 0 and (discount_type <> 'percentage' or discount_value <= 100)" })
export class Coupon {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** Upper case, so that it is unique however it is typed (docs/reliability.md, CPN-09); that of a deleted coupon can be used again. */
  @Property({ type: 'string' })
  code!: string;

  @Property({ type: 'text' })
  description!: string;

  @Enum({ items: () => [...discountTypes], type: 'string' })
  discountType!: DiscountType;

  /** Percent (1-100), or cents for a fixed discount. */
  @Property({ type: 'integer' })
  discountValue!: number;

  @Property({ type: 'integer' })
  minimumCents: number & Opt = 0;

  @Property({ type: 'integer' })
  usageLimit: number & Opt = 1;

  @Property({ type: 'integer' })
  usedCount: number & Opt = 0;

  @Property({ type: 'boolean' })
  isActive: boolean & Opt = true;

  @Property({ type: 'datetime', nullable: true })
  expiresAt: Date | null = null;

  /** Seeded for the demo, with a code that the repository publishes: ends when the shop goes live (docs/reliability.md, CPN-11). */
  @Property({ type: 'boolean' })
  isDemo: boolean & Opt = false;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date();

  /** Raised by each edit of a person (audit, editRow); an edit names the one it was made on. */
  @Property({ type: 'integer' })
  version: number & Opt = 1;

  /** Deleted by a person, who can restore it; null otherwise. */
  @Property({ type: 'datetime', nullable: true })
  deletedAt: Date | null = null;
}

@Entity()
export class CouponRedemption {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne({ entity: () => Coupon, index: true })
  coupon!: Rel<Coupon>;

  /** One redemption an order; the orders module is higher up, so only its key is known here. */
  @Property({ type: 'integer', unique: true })
  orderId!: number;

  @Property({ type: 'integer' })
  discountCents!: number;

  @Enum({ items: () => [...redemptionStates], type: 'string' })
  state: RedemptionState & Opt = 'held';

  @Property({ type: 'datetime' })
  createdAt!: Date;
}
