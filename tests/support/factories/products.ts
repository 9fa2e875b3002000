import { waitFor } from '../invariants.ts';
import { graphql } from '../shopper.ts';

type Grind = 'ground' | 'whole-bean' | 'none';
type Sql = <T extends Record<string, unknown>>(query: string, values?: unknown[]) => Promise<T[]>;
type Shop = { baseUrl: string; sql: Sql };

export interface ProductOptions {
  /** Stock of each grind. A number is bags of ground and as many of whole bean; `none` is for a product without grinds. */
  stock?: number | Partial<Record<Grind, number>>;
  priceCents?: number;
  sizes?: string[];
  weightGrams?: number;
}

let products = 0;
/** A product for $16.00 with a unique slug. Returns the slug once the api sells it. */
export async function makeProduct(
  shop: Shop,
  { stock = 10, priceCents = 1600, sizes = [], weightGrams = 340 }: ProductOptions = {},
): Promise<string> {
  const slug = `product-${++products}`;
  const grinds = typeof stock === 'number' ? { ground: stock, 'whole-bean': stock } : stock;
  await shop.sql(
    `with made as (
       insert into product (slug, name, description, price_cents, alt_text, tint, category, character_label, sizes, weight_grams, position)
       values ($1, $1, '', $2, '', '#fff', $3, '', $4, $6, 99) returning id)
     insert into stock_item (product_id, grind, initial, available)
     select made.id, pile.key, pile.value::int, pile.value::int from made, jsonb_each_text($5) as pile`,
    [slug, priceCents, 'none' in grinds ? 'merchandise' : 'beans', sizes, JSON.stringify(grinds), weightGrams],
  );
  // The api reads the product after PostgreSQL's notification.
  await waitFor(
    10_000,
    async () => (await graphql<{ product: object | null }>(shop.baseUrl, `{ product(slug: "${slug}") { slug } }`)).product,
  );
  return slug;
}

export interface Stock extends Record<string, unknown> {
  available: number;
  held: number;
  sold: number;
}

export async function stockOf({ sql }: Pick<Shop, 'sql'>, slug: string, grind: Grind = 'ground'): Promise<Stock> {
  const [stock] = await sql<Stock>(
    'select available, held, sold from stock_item s join product p on p.id = s.product_id where p.slug = $1 and s.grind = $2',
    [slug, grind],
  );
  if (!stock) throw new Error(`${slug} has no stock of ${grind}`);
  return stock;
}

/** Sets the available stock, as a delivery or a count does. */
export async function setStock({ sql }: Pick<Shop, 'sql'>, slug: string, available: number, grind: Grind = 'ground'): Promise<void> {
  await sql(
    `update stock_item set adjusted = adjusted + $3 - available, available = $3
     where grind = $2 and product_id = (select id from product where slug = $1)`,
    [slug, grind, available],
  );
}
