import type { BoxSize } from '../../platform/gateways/shippo/carrier-gateway.ts';
import { Check, Entity, Enum, Index, ManyToOne, OneToMany, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Collection, type Opt, type Rel } from '@mikro-orm/core';
import type { Allergen } from './allergens.ts';

export const grinds = ['whole-bean', 'ground'] as const;
export type Grind = (typeof grinds)[number];
/** `none` is the single stock row of something that can't be ground. */
const stockGrinds = [...grinds, 'none'] as const;
export type StockGrind = (typeof stockGrinds)[number];
export const categories = ['beans', 'equipment', 'merchandise'] as const;
export type Category = (typeof categories)[number];

export interface LoreEntry {
  keys: string[];
  /** In the third person, for product pages. */
  text: string;
  /** In the character's own words; older rows have `text` only. */
  told?: string;
}

/** A coffee character: who it is and how it talks. What is sold is the Product of the same slug. */
@Entity()
@Unique({
  name: 'coffee_slug_unique',
  expression: 'create unique index "coffee_slug_unique" on "coffee" ("slug") where deleted_at is null',
})
export class Coffee {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** That of a deleted coffee can be used again. */
  @Property({ type: 'string' })
  slug!: string;

  @Property({ type: 'string' })
  name!: string;

  /** Null: a plain cup in its tint is shown. */
  @Property({ type: 'string', nullable: true })
  imageUrl: string | null = null;

  @Property({ type: 'string' })
  altText!: string;

  /** "#rrggbb" */
  @Property({ type: 'string' })
  tint!: string;

  @Property({ type: 'string' })
  quip!: string;

  @Enum({ items: () => [...grinds], type: 'string' })
  grindType!: Grind;

  @Property({ type: 'string[]' })
  tags!: string[];

  @Property({ type: 'text' })
  description!: string;

  @Property({ type: 'text' })
  bio!: string;

  @Property({ type: 'text' })
  greeting!: string;

  @Property({ type: 'text' })
  personality!: string;

  @Property({ type: 'text' })
  exampleDialogue!: string;

  @Property({ type: 'text' })
  reminder!: string;

  @Property({ type: 'json' })
  lore!: LoreEntry[];

  @Property({ type: 'string[]' })
  moods!: string[];

  @Property({ type: 'string[]' })
  tastes!: string[];

  @Property({ type: 'string' })
  roast!: string;

  @Property({ type: 'string' })
  caffeine!: string;

  /** How it says to brew it; null: the line of its roast is shown. */
  @Property({ type: 'text', nullable: true })
  brewLine: string | null = null;

  @Property({ type: 'integer' })
  position!: number;

  /** Raised by each edit of a person (audit, editRow); an edit names the one it was made on. */
  @Property({ type: 'integer' })
  version: number & Opt = 1;

  /** Deleted by a person, who can restore it; null otherwise. */
  @Property({ type: 'datetime', nullable: true })
  deletedAt: Date | null = null;
}

export interface ProductFact {
  label: string;
  value: string;
}

@Entity()
@Unique({
  name: 'product_slug_unique',
  expression: 'create unique index "product_slug_unique" on "product" ("slug") where deleted_at is null',
})
@Check({ name: 'product_price_cents_check', expression: 'price_cents > 0' })
export class Product {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** That of a deleted product can be used again. */
  @Property({ type: 'string' })
  slug!: string;

  @Property({ type: 'string' })
  name!: string;

  @Property({ type: 'text' })
  description!: string;

  @Property({ type: 'integer' })
  priceCents!: number;

  @Property({ type: 'string', nullable: true })
  imageUrl: string | null = null;

  @Property({ type: 'string' })
  altText!: string;

  @Property({ type: 'string' })
  tint!: string;

  @Enum({ items: () => [...categories], type: 'string' })
  category!: Category;

  /** The franchise-like label on the card. */
  @Property({ type: 'string' })
  characterLabel!: string;

  @Property({ type: 'string[]' })
  sizes: string[] & Opt = [];

  @Property({ type: 'integer' })
  weightGrams!: number;

  /** Packed; null for a bag of coffee (shop.bagMm). */
  @Property({ type: 'json', nullable: true })
  packedMm: BoxSize | null = null;

  @Property({ type: 'boolean' })
  isFeatured: boolean & Opt = false;

  /** False: not sold any more; orders keep their own copy of the terms. */
  @Property({ type: 'boolean' })
  isListed: boolean & Opt = true;

  /** Paragraphs of the product page; empty: those of its coffee. */
  @Property({ type: 'string[]', defaultRaw: `'{}'` })
  story: string[] & Opt = [];

  @Property({ type: 'json', defaultRaw: `'[]'` })
  facts: ProductFact[] & Opt = [];

  /** Moods and tastes of the coffees that go with it, for a product that is no coffee. */
  @Property({ type: 'string[]', defaultRaw: `'{}'` })
  suitsMoods: string[] & Opt = [];

  @Property({ type: 'string[]', defaultRaw: `'{}'` })
  suitsTastes: string[] & Opt = [];

  /** What it contains, as its maker says; empty: none of them; null: not known, and so not offered to somebody with an allergy. */
  @Property({ type: 'string[]', nullable: true })
  allergens: Allergen[] | null = null;

  @ManyToOne({ entity: () => Coffee, nullable: true })
  coffee: Rel<Coffee> | null = null;

  @OneToMany({ entity: () => StockItem, mappedBy: 'product' })
  stock = new Collection<StockItem>(this);

  @Property({ type: 'integer' })
  position!: number;

  /** Raised by each edit of a person (audit, editRow); an edit names the one it was made on. */
  @Property({ type: 'integer' })
  version: number & Opt = 1;

  /** Deleted by a person, who can restore it; null otherwise. */
  @Property({ type: 'datetime', nullable: true })
  deletedAt: Date | null = null;
}

const stockMoveReasons = ['hold', 'release', 'sell', 'restock', 'adjust'] as const;
export type StockMoveReason = (typeof stockMoveReasons)[number];

/**
 * The bags of one product in one grind. Rows change by move-stock.ts only, never by load and save:
 * initial + adjusted = available + held + sold is a check constraint (docs/reliability.md, I3).
 */
@Entity()
@Unique({ properties: ['product', 'grind'] })
@Check({ name: 'stock_item_balance_check', expression: 'initial + adjusted = available + held + sold' })
@Check({ name: 'stock_item_counts_check', expression: 'available >= 0 and held >= 0 and sold >= 0' })
export class StockItem {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne({ entity: () => Product })
  product!: Rel<Product>;

  @Enum({ items: () => [...stockGrinds], type: 'string' })
  grind!: StockGrind;

  @Property({ type: 'integer' })
  initial!: number;

  @Property({ type: 'integer' })
  adjusted: number & Opt = 0;

  @Property({ type: 'integer' })
  available!: number;

  @Property({ type: 'integer' })
  held: number & Opt = 0;

  @Property({ type: 'integer' })
  sold: number & Opt = 0;
}

/** Each change of a stock row; rows are only ever added, and end with their product. */
@Entity()
@Index({
  name: 'stock_move_sold_index',
  expression: `create index "stock_move_sold_index" on "stock_move" ("created_at") include ("stock_item_id", "reason", "quantity") where reason in ('sell', 'restock')`,
})
export class StockMove {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne({ entity: () => StockItem, index: true, deleteRule: 'cascade' })
  stockItem!: Rel<StockItem>;

  @Enum({ items: () => [...stockMoveReasons], type: 'string' })
  reason!: StockMoveReason;

  @Property({ type: 'integer' })
  quantity!: number;

  /** What it was for: the reference of an order, or the reason that an administrator gave. */
  @Property({ type: 'string' })
  subject!: string;

  /** Who did it: `system`, `visitor` or `user:12`. */
  @Property({ type: 'string' })
  actor!: string;

  @Property({ type: 'datetime' })
  createdAt!: Date;
}
