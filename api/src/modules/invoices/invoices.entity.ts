import { Check, Entity, Enum, Index, ManyToOne, OneToMany, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Collection, type Opt, type Rel } from '@mikro-orm/core';
import { type Grind, grinds } from '../catalog/index.ts';

export const paymentMethods = ['cash', 'check', 'venmo', 'paypal', 'credit-card'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
/** `void`: it does not count any more, and its number stays taken. */
export const invoiceStatuses = ['paid', 'void'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** The last number of each year. Its row is locked while an invoice is inserted, so numbers have no gaps (docs/reliability.md, ADM-40). */
@Entity()
export class InvoiceCounter {
  @PrimaryKey({ type: 'integer', autoincrement: false })
  year!: number;

  @Property({ type: 'integer' })
  lastNumber!: number;
}

/** Never edited: a wrong one becomes void, and a new one is made. Amounts in US cents. */
@Entity()
@Index({ properties: ['createdAt', 'id'] })
@Check({ name: 'invoice_total_check', expression: 'discount_cents >= 0 and total_cents = greatest(subtotal_cents - discount_cents, 0)' })
export class Invoice {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** INV-2026-0042: the year in the shop's time zone, and a number of that year. */
  @Property({ type: 'string', unique: true })
  number!: string;

  @Property({ type: 'string' })
  customerName!: string;

  @Property({ type: 'string', nullable: true })
  customerEmail: string | null = null;

  @Property({ type: 'string', nullable: true })
  customerPhone: string | null = null;

  @Enum({ items: () => [...paymentMethods], type: 'string' })
  paymentMethod: PaymentMethod & Opt = 'cash';

  @Enum({ items: () => [...invoiceStatuses], type: 'string' })
  paymentStatus: InvoiceStatus & Opt = 'paid';

  @Property({ type: 'text' })
  notes: string & Opt = '';

  @Property({ type: 'string', nullable: true })
  couponCode: string | null = null;

  @Property({ type: 'integer' })
  discountCents!: number;

  @Property({ type: 'integer' })
  subtotalCents!: number;

  @Property({ type: 'integer' })
  totalCents!: number;

  /** Of the opened dialog: a second submit is the same invoice. */
  @Property({ type: 'string', length: 64, unique: true })
  idempotencyKey!: string;

  /** Of what was submitted with the key. */
  @Property({ type: 'string', length: 64 })
  contentHash!: string;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  voidedAt: Date | null = null;

  /** When it was mailed the last time. */
  @Property({ type: 'datetime', nullable: true })
  mailedAt: Date | null = null;

  @OneToMany({ entity: () => InvoiceItem, mappedBy: 'invoice', orderBy: { position: 'asc' } })
  items = new Collection<InvoiceItem>(this);
}

@Entity()
@Index({ properties: ['invoice', 'position'] })
@Check({ name: 'invoice_item_check', expression: 'quantity >= 1 and price_cents >= 0' })
export class InvoiceItem {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne({ entity: () => Invoice })
  invoice!: Rel<Invoice>;

  /** From 0, in the order of the lines. */
  @Property({ type: 'integer' })
  position!: number;

  @Property({ type: 'string' })
  name!: string;

  @Property({ type: 'integer' })
  quantity: number & Opt = 1;

  @Property({ type: 'integer' })
  priceCents!: number;

  @Enum({ items: () => [...grinds], type: 'string' })
  grind: Grind & Opt = 'whole-bean';
}
