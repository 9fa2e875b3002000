import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cast } from '../../cast/cast.ts';
import type { PixelGrid } from '../../kit/pixel-grid.ts';
import { strangerBrewPoster } from '../poster.ts';
import { aboutCard, homeCard, storeCard, televisionCard } from './place-cards.ts';
import { type CardWords, productCard } from './product-card.ts';

const SEED = join(import.meta.dirname, '../../../../api/src/app/seed');
function read(name: string): unknown {
  return JSON.parse(readFileSync(join(SEED, `${name}.json`), 'utf8'));
}

interface Product {
  slug: string;
  name: string;
  description: string;
  category: string;
  tint: string;
}

interface Character {
  slug: string;
  quip: string;
  tags: string[];
}

/** The line of a coffee is its quip; of anything else it is the first sentence of the description. */
function wordsOf({ slug, name, description, category, tint }: Product, characters: readonly Character[]): CardWords {
  const character = characters.find((candidate) => candidate.slug === slug);
  return { name, tint, line: character?.quip ?? `${description.split('. ')[0]}.`, tags: character?.tags ?? [category] };
}

/** What shared links show, by name: every public page, and every product of the catalogue by its slug. */
export function shareCards(): Record<string, () => PixelGrid> {
  const characters = read('characters') as Character[];
  const pictures: Record<string, () => PixelGrid> = { ...cast, 'stranger-brew-poster': strangerBrewPoster };
  const products = (read('products') as Product[]).map((product): [string, () => PixelGrid] => [
    product.slug,
    () => productCard(pictures[product.slug]!(), wordsOf(product, characters)),
  ]);
  return { home: homeCard, store: storeCard, about: aboutCard, 'watch-tv': televisionCard, ...Object.fromEntries(products) };
}
