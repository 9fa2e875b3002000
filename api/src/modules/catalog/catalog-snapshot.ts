import { createHash } from 'node:crypto';
import type { EntityManager } from '../../platform/db/orm.ts';
import { Coffee, grinds, Product, type StockGrind } from './catalog.entity.ts';
import type { CoffeeView, GrindOption, ProductView } from './catalog.views.ts';
import type { Allergen } from './allergens.ts';
import { guestCupUrl } from './guest-cup.ts';
import { grindLabel, inOunces } from './grind-label.ts';

export interface CatalogSnapshot {
  /** Changes with the content, so it can key rendered pages and ETags in every replica alike. */
  readonly version: string;
  readonly coffees: readonly CoffeeView[];
  readonly products: readonly ProductView[];
  /** Who the coffees are behind the counter, by slug; not published. */
  readonly personas: ReadonlyMap<string, Persona>;
  /** Texts of the product pages, by slug. */
  readonly pageTexts: ReadonlyMap<string, PageText>;
  /** What a product contains, by slug; null where nobody has said. */
  readonly allergens: ReadonlyMap<string, Allergen[] | null>;
  /** The words by which the coffees are described, and so can be searched. */
  readonly vocabulary: Vocabulary;
}

type PageText = Pick<Product, 'story' | 'facts' | 'suitsMoods' | 'suitsTastes'>;

export interface Vocabulary {
  moods: ReadonlySet<string>;
  tastes: ReadonlySet<string>;
}

/** What the chat, the search and the quiz read of a coffee. */
export type Persona = Pick<
  Coffee,
  | 'slug'
  | 'name'
  | 'description'
  | 'personality'
  | 'greeting'
  | 'exampleDialogue'
  | 'reminder'
  | 'lore'
  | 'moods'
  | 'tastes'
  | 'roast'
  | 'caffeine'
  | 'brewLine'
> & { bio: string; quip: string };

/** The rows that change with the catalogue only. */
export interface CatalogRows {
  coffees: Coffee[];
  products: Product[];
}

/** The rows that change with every purchase. */
export interface StockRow {
  product_id: number;
  grind: StockGrind;
  available: number;
}

export async function loadCatalogRows(em: EntityManager): Promise<CatalogRows> {
  return {
    coffees: await em.find(Coffee, { deletedAt: null }, { orderBy: { position: 'asc' } }),
    products: await em.find(Product, { isListed: true, deletedAt: null }, { orderBy: { position: 'asc' } }),
  };
}

export function loadStock(em: EntityManager): Promise<StockRow[]> {
  return em.execute<StockRow[]>('select product_id, grind, available from stock_item');
}

function stockOf(rows: readonly StockRow[]) {
  function count(grind: StockGrind) {
    return rows.find((row) => row.grind === grind)?.available ?? 0;
  }
  return { wholeBeanStock: count('whole-bean'), groundStock: count('ground'), stock: rows.reduce((sum, row) => sum + row.available, 0) };
}

function toProductView(product: Product, rows: readonly StockRow[]): ProductView {
  const grindOptions = grinds.flatMap((grind): GrindOption[] => {
    const row = rows.find((candidate) => candidate.grind === grind);
    return row ? [{ grind, label: grindLabel(grind), stock: row.available, isAvailable: row.available > 0 }] : [];
  });
  return {
    id: product.slug,
    slug: product.slug,
    name: product.name,
    description: product.description,
    priceCents: product.priceCents,
    imageUrl: product.imageUrl ?? (product.coffee && guestCupUrl(product.tint)),
    altText: product.altText,
    tint: product.tint,
    category: product.category,
    character: product.characterLabel,
    grindOptions,
    sizes: product.sizes,
    ...stockOf(rows),
    isFeatured: product.isFeatured,
    productId: product.id,
    weightGrams: product.weightGrams,
    // What other products weigh is of use to the carrier only.
    bagWeight: product.category === 'beans' ? inOunces(product.weightGrams) : null,
    packedMm: product.packedMm,
  };
}

function toCoffeeView(coffee: Coffee, rows: readonly StockRow[]): CoffeeView {
  return {
    slug: coffee.slug,
    name: coffee.name,
    imageUrl: coffee.imageUrl ?? guestCupUrl(coffee.tint),
    altText: coffee.altText,
    tint: coffee.tint,
    quip: coffee.quip,
    grindType: coffee.grindType,
    tags: coffee.tags,
    bio: coffee.bio,
    greeting: coffee.greeting,
    roast: coffee.roast,
    caffeine: coffee.caffeine,
    ...stockOf(rows),
  };
}

export function takeSnapshot({ coffees, products }: CatalogRows, stock: readonly StockRow[]): CatalogSnapshot {
  function rowsOf(product: Product | undefined) {
    return stock.filter((row) => row.product_id === product?.id);
  }
  const content = {
    coffees: coffees.map((coffee) => toCoffeeView(coffee, rowsOf(products.find((product) => product.coffee?.id === coffee.id)))),
    products: products.map((product) => toProductView(product, rowsOf(product))),
  };
  // Not in the views, but on the pages that are kept under the version.
  const unpublished = coffees.map(({ lore, tastes, moods, brewLine }) => ({ lore, tastes, moods, brewLine }));
  const pageTexts = products.map(({ slug, story, facts, suitsMoods, suitsTastes }): [string, PageText] => [
    slug,
    { story, facts, suitsMoods, suitsTastes },
  ]);
  const allergens = products.map((product): [string, Allergen[] | null] => [product.slug, product.allergens ?? null]);
  return {
    version: createHash('sha256')
      .update(JSON.stringify([content, unpublished, pageTexts, allergens]))
      .digest('hex')
      .slice(0, 16),
    personas: new Map(coffees.map((coffee) => [coffee.slug, coffee])),
    pageTexts: new Map(pageTexts),
    allergens: new Map(allergens),
    vocabulary: {
      moods: new Set(coffees.flatMap(({ moods }) => moods)),
      tastes: new Set(coffees.flatMap(({ tastes }) => tastes)),
    },
    ...content,
  };
}
