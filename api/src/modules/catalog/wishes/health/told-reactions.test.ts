import { expect, test } from 'vitest';
import { seededCatalogue } from '../../../../testing/seeded-catalogue.ts';
import { readWishes } from '../read-wishes.ts';
import stories from './stories.json' with { type: 'json' };

const { vocabulary } = seededCatalogue();

/** Two tell it in a metaphor: "shut like a clam". */
const MOST_MISSED = 2;

test('of a hundred stories about a reaction to a food, by an author who had not read the rules, all but two rule it out', () => {
  const missed = stories.filter(({ text, allergens }) => {
    const read: readonly string[] = readWishes(text, vocabulary).allergens;
    return !allergens.every((allergen) => read.includes(allergen));
  });
  expect(missed.length, missed.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(MOST_MISSED);
});

test.each([
  'she ordered a pecan pie and nearly died laughing, so something like pecan pie',
  'I need coffee for the night shift at the hospital. Hazelnut would be great',
  "my mother served walnut cake after grandpa's funeral and I would love a coffee that tastes of it",
  'my dog ate a walnut and the vet needed adrenaline. what is nutty?',
  'in the film he ate a peanut, turned blue and collapsed. what goes with it?',
  'I carry an EpiPen for bee stings. Do you have one with hazelnut?',
])('no reaction to a food is told: %s', (text) => {
  expect(readWishes(text, vocabulary).health.allergens).toEqual([]);
});
