import characters from '../app/seed/characters.json' with { type: 'json' };
import products from '../app/seed/products.json' with { type: 'json' };
import { Coffee, type Grind, grinds, type LoreEntry, Product } from '../modules/catalog/catalog.entity.ts';
import type { Allergen } from '../modules/catalog/allergens.ts';
import { type CatalogSnapshot, type StockRow, takeSnapshot } from '../modules/catalog/catalog-snapshot.ts';

/** For unit tests: the seeded catalogue without a database, with `soldOut` rows ("slug grind") empty. */
export function seededCatalogue(soldOut: string[] = []): CatalogSnapshot {
  const coffees = characters.map(({ stock: _stock, lore, ...character }, index) =>
    Object.assign(new Coffee(), {
      ...character,
      grindType: character.grindType as Grind,
      lore: lore as LoreEntry[],
      id: index + 1,
      position: index,
    }),
  );
  const listed = products.map(({ grinds: _grinds, character: label, ...product }, index) =>
    Object.assign(Object.create(Product.prototype) as Product, {
      story: [],
      facts: [],
      suitsMoods: [],
      suitsTastes: [],
      ...product,
      allergens: (product.allergens ?? null) as Allergen[] | null,
      id: index + 1,
      characterLabel: label,
      coffee: coffees.find((coffee) => coffee.slug === product.slug) ?? null,
    }),
  );
  const stock = listed.flatMap((product): StockRow[] =>
    (product.coffee ? grinds : (['none'] as const)).map((grind) => ({
      product_id: product.id,
      grind,
      available: soldOut.includes(`${product.slug} ${grind}`) ? 0 : 5,
    })),
  );
  return takeSnapshot({ coffees, products: listed }, stock);
}
