import { expect, test } from 'vitest';
import { seededCatalogue } from '../../../../testing/seeded-catalogue.ts';
import { readWishes } from '../read-wishes.ts';
import reports from './reported-reactions.json' with { type: 'json' };

const { vocabulary } = seededCatalogue();

/** Two describe the reaction in a metaphor: "shut like a clam". */
const MOST_MISSED = 2;

test('at least 98 of 100 held-out reports of a food reaction rule out the allergen', { timeout: 30_000 }, () => {
  const missed = reports.filter(({ text, allergens }) => {
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
  'my eyes are closing, hazelnut and strong please',
  'I carry an EpiPen for bee stings. Do you have one with hazelnut?',
])('a message without a report of a food reaction rules out no allergen: %s', (text) => {
  expect(readWishes(text, vocabulary).health.allergens).toEqual([]);
});
