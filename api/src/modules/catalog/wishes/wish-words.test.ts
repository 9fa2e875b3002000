import { expect, test } from 'vitest';
import { seededCatalogue } from '../../../testing/seeded-catalogue.ts';
import { readPhrase } from '../search/search-phrase.rules.ts';
import { roasts } from '../search-words.ts';
import { MOODS, ROASTS, TASTE_GROUPS, TASTES } from './wish-words.ts';

const { vocabulary } = seededCatalogue();

test('the words for moods, tastes and roasts are for those of the catalogue', () => {
  expect(Object.keys(MOODS).toSorted()).toEqual([...vocabulary.moods].toSorted());
  expect(Object.keys(TASTES).toSorted()).toEqual([...vocabulary.tastes].toSorted());
  expect(Object.keys(ROASTS).toSorted()).toEqual(roasts.toSorted());
});

test.each(Object.entries(TASTE_GROUPS).filter(([, { shunned }]) => shunned.length > 0))(
  '"%s" and "not %s" are read as all tastes of the group',
  (word, { wanted, shunned }) => {
    expect(readPhrase(word, vocabulary).words.split(' ').filter(Boolean).toSorted()).toEqual(wanted.toSorted());
    expect(readPhrase(`not ${word}`, vocabulary).wish.exclude?.toSorted()).toEqual(shunned.toSorted());
  },
);
