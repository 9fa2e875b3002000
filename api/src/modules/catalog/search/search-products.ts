import type { CatalogSnapshot } from '../catalog-snapshot.ts';
import type { ProductView } from '../catalog.views.ts';
import { rankCatalogue } from './search-catalogue.ts';
import { readPhrase } from './search-phrase.rules.ts';

export interface ProductSearch {
  products: ProductView[];
  /** The hard wishes that were read out of the text, in plain words. */
  understood: string[];
}

/** A hit this far behind the best one shares a common word with the text and nothing else. */
const NOISE = 0.12;

/** The products that match a typed text, the best first. */
export function searchProducts(catalog: CatalogSnapshot, text: string): ProductSearch {
  const { wish, words, understood } = readPhrase(text, catalog.vocabulary);
  const isEmpty = words === '' && Object.keys(wish).length === 0;
  const hits = isEmpty ? [] : rankCatalogue(catalog, { ...wish, query: words });
  const slugs = hits.filter(({ textScore }) => words === '' || textScore >= NOISE).map(({ found }) => found.slug);
  return { products: slugs.flatMap((slug) => catalog.products.find((product) => product.slug === slug) ?? []), understood };
}
