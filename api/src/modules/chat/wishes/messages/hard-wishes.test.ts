import { expect, test } from 'vitest';
import { seededCatalogue } from '../../../../testing/seeded-catalogue.ts';
import { guardOfTalk } from '../guard.rules.ts';
import doubtfulLifts from './doubtful-lifts.json' with { type: 'json' };
import foreignWishes from './foreign-wishes.json' with { type: 'json' };
import hardWishes from './hard-wishes.json' with { type: 'json' };
import misleadingWords from './misleading-words.json' with { type: 'json' };
import severalPersons from './several-persons.json' with { type: 'json' };

const catalogue = seededCatalogue();

/** "milk", "caffeine: none", "cents: 1600", "taste: mint" */
function rulesOf(talk: readonly string[]): string[] {
  const { allergens, maxCaffeine, maxPriceCents, exclude } = guardOfTalk(catalogue, talk).wishes;
  return [
    ...allergens,
    ...(maxCaffeine === null ? [] : [`caffeine: ${maxCaffeine}`]),
    ...(maxPriceCents === null ? [] : [`cents: ${maxPriceCents}`]),
    ...exclude.map((taste) => `taste: ${taste}`),
  ].toSorted();
}

test.each([...hardWishes, ...foreignWishes, ...doubtfulLifts, ...misleadingWords, ...severalPersons])(
  '$talk rules out $rules',
  ({ talk, rules }) => expect(rulesOf(talk)).toEqual(rules),
);
