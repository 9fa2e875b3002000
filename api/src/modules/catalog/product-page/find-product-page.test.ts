import { expect, test } from 'vitest';
import { seededCatalogue } from '../../../testing/seeded-catalogue.ts';
import { findProductPage } from './find-product-page.ts';

const catalog = seededCatalogue();
function page(slug: string) {
  return findProductPage(catalog, slug)!;
}

test('every product has a story and three other blends', () => {
  for (const { slug } of catalog.products) {
    const { story, related, tasting, facts } = page(slug);
    expect(story.length, slug).toBeGreaterThanOrEqual(3);
    expect(related.map((product) => product.category)).toEqual(['beans', 'beans', 'beans']);
    expect(related.map((product) => product.slug)).not.toContain(slug);
    expect(tasting === null ? facts.length : tasting.brew.length).toBeGreaterThanOrEqual(4);
  }
});

test('each character advises in its own words', () => {
  const lines = catalog.coffees.map(({ slug }) => page(slug).tasting!.brewLine);
  expect(new Set(lines).size).toBe(lines.length);
});

test('related blends share a taste where one does', () => {
  for (const slug of ['chocolate-java', 'captains-choice', 'baggins']) {
    const { tastes } = catalog.personas.get(slug)!;
    for (const { slug: other } of page(slug).related.slice(0, 2))
      expect(
        catalog.personas.get(other)!.tastes.some((taste) => tastes.includes(taste)),
        `${slug} and ${other}`,
      ).toBe(true);
  }
});

test('meters say in words what their bars show', () => {
  function words(slug: string) {
    return Object.fromEntries(page(slug).tasting!.meters.map((meter) => [meter.label, meter.words]));
  }
  expect(words('darth')).toEqual({ Roast: 'Dark', Body: 'Heavy', Sweetness: 'Barely sweet', Brightness: 'Mellow', Caffeine: 'High' });
  expect(words('masters-blend')).toMatchObject({ Roast: 'Light', Body: 'Feather-light', Brightness: 'Zesty', Caffeine: 'Medium' });
  expect(words('chocolate-java')).toMatchObject({ Body: 'Heavy', Sweetness: 'Dessert-sweet', Caffeine: 'Low' });
  expect(page('decaf-destiny').tasting!.meters.at(-1)).toEqual({ label: 'Caffeine', words: 'None', percent: 0 });
});

test('a product that is not sold has no page', () => {
  for (const slug of ['', 'tea', 'Darth', '__proto__', 'constructor']) expect(findProductPage(catalog, slug)).toBeNull();
});
