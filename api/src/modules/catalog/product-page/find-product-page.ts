import type { CatalogSnapshot } from '../catalog-snapshot.ts';
import type { ProductView } from '../catalog.views.ts';
import { rankCatalogue, type SearchWish } from '../search/search-catalogue.ts';
import { brewCard } from './brew-card.rules.ts';
import type { ProductPageView, TastingView } from './product-page.views.ts';
import { tasteMeters } from './taste-meters.rules.ts';

const RELATED = 3;
/** Stories on the page; the others are for the chat. */
const STORIES_ON_PAGE = 2;

function relatedTo(catalog: CatalogSnapshot, product: ProductView, wish: SearchWish): ProductView[] {
  return rankCatalogue(catalog, { ...wish, category: 'beans' })
    .flatMap(({ found }) => catalog.products.find(({ slug }) => slug === found.slug) ?? [])
    .filter(({ slug }) => slug !== product.slug)
    .slice(0, RELATED);
}

/** Everything that the page of one product shows; null for a product that is not sold. Runs no statement. */
export function findProductPage(catalog: CatalogSnapshot, slug: string): ProductPageView | null {
  const product = catalog.products.find((candidate) => candidate.slug === slug);
  if (!product) return null;
  const text = catalog.pageTexts.get(slug)!;
  const persona = catalog.personas.get(slug);
  const coffee = catalog.coffees.find((candidate) => candidate.slug === slug) ?? null;
  const stories = persona?.lore.slice(0, STORIES_ON_PAGE).map((entry) => entry.text) ?? [];
  const tasting: TastingView | null = persona
    ? {
        note: persona.description,
        meters: tasteMeters(persona),
        brew: brewCard(persona.roast).facts,
        brewLine: persona.brewLine ?? brewCard(persona.roast).line,
        untoldStories: persona.lore.length - stories.length,
      }
    : null;
  return {
    product,
    coffee,
    tasting,
    story: text.story.length === 0 && persona ? [persona.bio, ...stories] : text.story,
    facts: text.facts,
    related: relatedTo(catalog, product, {
      tastes: persona?.tastes ?? text.suitsTastes,
      moods: persona?.moods ?? text.suitsMoods,
    }),
  };
}
