import MiniSearch from 'minisearch';
import type { CatalogSnapshot } from '../catalog-snapshot.ts';

interface Entry {
  id: string;
  name: string;
  words: string;
  text: string;
}

/** One index a snapshot. Stock makes a new snapshot, too; fourteen entries are indexed in under a millisecond. */
let built: { version: string; index: MiniSearch<Entry> } | null = null;

function indexOf(catalog: CatalogSnapshot): MiniSearch<Entry> {
  if (built?.version === catalog.version) return built.index;
  const index = new MiniSearch<Entry>({
    fields: ['name', 'words', 'text'],
    processTerm: (term) => term.toLowerCase().replace(/(?<=\w{2})s$/, ''),
    searchOptions: { boost: { name: 3, words: 2 }, prefix: (term) => term.length > 3, fuzzy: (term) => (term.length > 4 ? 0.2 : false) },
  });
  index.addAll(
    catalog.products.map((product) => {
      const persona = catalog.personas.get(product.slug);
      const tags = catalog.coffees.find((coffee) => coffee.slug === product.slug)?.tags ?? [];
      return {
        id: product.slug,
        name: `${product.name} ${product.slug}`,
        words: [product.category, ...tags, ...(persona?.tastes ?? []), ...(persona?.moods ?? []), persona?.roast ?? ''].join(' '),
        text: `${product.description} ${persona?.description ?? ''}`,
      };
    }),
  );
  built = { version: catalog.version, index };
  return index;
}

/** How well each product answers the words (BM25, typos forgiven): 1 for the best, less for the others, nothing for no match. */
export function scoreByText(catalog: CatalogSnapshot, query: string): Map<string, number> {
  const hits = indexOf(catalog).search(query.slice(0, 200));
  const best = hits[0]?.score ?? 1;
  return new Map(hits.map((hit) => [String(hit.id), hit.score / best]));
}
