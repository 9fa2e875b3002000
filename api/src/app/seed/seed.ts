import type { BoxSize } from '../../platform/gateways/shippo/carrier-gateway.ts';
import type { App } from '../app.ts';
import type { EntityManager } from '../../platform/db/orm.ts';
import { type Allergen, type Category, Coffee, type Grind, type LoreEntry, Product, StockItem } from '../../modules/catalog/index.ts';
import { Coupon, type DiscountType } from '../../modules/coupons/index.ts';
import { type Era, TvShow } from '../../modules/tv/index.ts';
import characters from './characters.json' with { type: 'json' };
import coupons from './coupons.json' with { type: 'json' };
import products from './products.json' with { type: 'json' };
import tvShows from './tv-shows.json' with { type: 'json' };

type SeedApp = Pick<App, 'env' | 'orm'>;

/** Fills what is empty, table by table; what a shop has changed is never touched again. Under the migration lock. */
export async function seedWhenEmpty(app: SeedApp): Promise<void> {
  const em = app.orm.em.fork();
  if ((await em.count(Product, {})) === 0) seedCatalog(em);
  if ((await em.count(TvShow, {})) === 0)
    for (const { channel, era, ...show } of tvShows) em.create(TvShow, { ...show, id: channel, era: era as Era });
  if (app.env.modes.payments === 'sandbox' && (await em.count(Coupon, {})) === 0) seedCoupons(em);
  await em.flush();
}

function seedCatalog(em: EntityManager): void {
  const bySlug = new Map<string, { coffee: Coffee; stock: { wholeBean: number; ground: number } }>();
  for (const [position, { stock, lore, ...character }] of characters.entries()) {
    const coffee = em.create(Coffee, { ...character, grindType: character.grindType as Grind, lore: lore as LoreEntry[], position });
    bySlug.set(character.slug, { coffee, stock });
  }
  for (const [position, entry] of products.entries()) {
    const character = bySlug.get(entry.slug);
    const product = em.create(Product, {
      slug: entry.slug,
      name: entry.name,
      description: entry.description,
      priceCents: entry.priceCents,
      category: entry.category as Category,
      characterLabel: entry.character,
      imageUrl: entry.imageUrl,
      altText: entry.altText,
      tint: entry.tint,
      sizes: entry.sizes,
      isFeatured: entry.isFeatured,
      weightGrams: entry.weightGrams,
      packedMm: (entry.packedMm ?? null) as BoxSize | null,
      allergens: (entry.allergens ?? null) as Allergen[] | null,
      story: entry.story ?? [],
      facts: entry.facts ?? [],
      suitsMoods: entry.suitsMoods ?? [],
      suitsTastes: entry.suitsTastes ?? [],
      position,
      coffee: character?.coffee ?? null,
    });
    const piles = character
      ? [
          { grind: 'whole-bean' as const, count: character.stock.wholeBean },
          { grind: 'ground' as const, count: character.stock.ground },
        ]
      : [{ grind: 'none' as const, count: entry.stock ?? 0 }];
    for (const { grind, count } of piles) em.create(StockItem, { product, grind, initial: count, available: count });
  }
}

function seedCoupons(em: EntityManager): void {
  for (const coupon of coupons) {
    em.create(Coupon, {
      ...coupon,
      discountType: coupon.discountType as DiscountType,
      expiresAt: coupon.expiresAt ? new Date(coupon.expiresAt) : null,
      isDemo: true,
    });
  }
}
