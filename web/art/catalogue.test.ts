import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cast } from './cast/cast.ts';
import { drawOutputs } from './outputs.ts';

interface Character {
  slug: string;
  name: string;
  quip: string;
  imageUrl: string;
  tint: string;
  grindType: string;
  tags: string[];
  lore: { keys: string[]; text: string }[];
  moods: string[];
  tastes: string[];
  roast: string;
  caffeine: string;
}

interface Product {
  slug: string;
  name: string;
  description: string;
  priceCents: number;
  category: string;
  imageUrl: string;
  grinds: string[];
}

function read(name: string): unknown {
  return JSON.parse(readFileSync(join(import.meta.dirname, '../../api/src/app/seed', `${name}.json`), 'utf8'));
}
const characters = read('characters') as Character[];
const products = read('products') as Product[];
const pictures = drawOutputs();

describe("the catalogue's data", () => {
  it('has one character and one bag of beans for every drawn sprite', () => {
    const slugs = Object.keys(cast).toSorted();
    expect(characters.map((character) => character.slug).toSorted()).toEqual(slugs);
    expect(
      products
        .filter((product) => product.category === 'beans')
        .map((product) => product.slug)
        .toSorted(),
    ).toEqual(slugs);
  });

  it.each([...characters, ...products].map(({ imageUrl }) => imageUrl))('names a picture that exists: %s', (imageUrl) => {
    expect(pictures.has(imageUrl.slice(1))).toBe(true);
  });

  it.each(products)('has a large picture of $slug for shared links', ({ slug, imageUrl }) => {
    expect(imageUrl).toBe(`/art/${slug}.png`);
    expect(pictures.has(`art/og/${slug}.png`)).toBe(true);
  });

  it.each(characters)('keeps $slug short enough for its cards', ({ name, quip, tags }) => {
    expect(name.length).toBeLessThanOrEqual(20);
    expect(quip.length).toBeLessThanOrEqual(45);
    expect(tags.length).toBeGreaterThanOrEqual(3);
    expect(tags.length).toBeLessThanOrEqual(4);
  });

  it.each(characters)('describes $slug in words a recommender knows', ({ moods, tastes, roast, caffeine, grindType, tint }) => {
    expect(moods.length).toBeGreaterThan(0);
    expect(tastes.length).toBeGreaterThan(0);
    expect(['light', 'medium', 'medium-dark', 'dark']).toContain(roast);
    expect(['none', 'low', 'medium', 'high']).toContain(caffeine);
    expect(['whole-bean', 'ground']).toContain(grindType);
    expect(tint).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('gives no two characters the same moods and tastes', () => {
    const profiles = characters.map(({ moods, tastes }) => [...moods, ...tastes].toSorted().join());
    expect(new Set(profiles).size).toBe(characters.length);
  });

  it.each(characters)('gives $slug six story beats with words to find them by', ({ lore }) => {
    expect(lore).toHaveLength(6);
    for (const beat of lore) expect(beat.keys.length).toBeGreaterThanOrEqual(3);
  });

  it.each(products)('describes $slug within ninety characters', ({ description }) => {
    expect(description.length).toBeLessThanOrEqual(90);
  });

  it('prices the beans as the specification does', () => {
    const prices = Object.fromEntries(products.map(({ slug, priceCents }) => [slug, priceCents]));
    expect(prices).toMatchObject({ 'decaf-destiny': 1700, 'captains-choice': 1700, 'stranger-brew-poster': 100 });
    const others = products.filter(({ slug, category }) => category === 'beans' && !['decaf-destiny', 'captains-choice'].includes(slug));
    expect(new Set(others.map(({ priceCents }) => priceCents))).toEqual(new Set([1600]));
  });
});
