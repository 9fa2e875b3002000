import 'reflect-metadata';
import { expect, test } from 'vitest';
import { seededCatalogue } from '../../../testing/seeded-catalogue.ts';
import { refusedNames } from './refused-names.ts';

const catalog = seededCatalogue();

test.each([
  [['not the captain again'], ['captains-choice']],
  [['not the captain again', 'the captain, please'], []],
  [['drop the duke'], ['dukes-spice']],
  [['wait, no, the java'], []],
  [['wait, no java'], ['chocolate-java']],
  [['drop the duke', 'add it back'], []],
  [['drop the duke', 'drop the captain', 'take that one back please'], ['dukes-spice']],
  [['drop the duke', 'put it back on the shelf'], ['dukes-spice']],
  [['drop the duke', 'hm. ok, add it back'], []],
  [['drop the duke', "don't add it back"], ['dukes-spice']],
  [['drop the duke', 'should I add it back?'], ['dukes-spice']],
  [['drop the duke', 'drop the captain', 'put them back'], []],
  [['one duke and one captain', 'remove everything except the duke'], []],
  [['the duke, a java and the captain', 'lose the rest apart from the java'], []],
  [['the duke and the captain', 'remove everything except the duke and the java'], []],
  [["Do you have duke and captain? I can't take both."], []],
])('%j puts aside %j', (messages, slugs) => {
  expect([...refusedNames(messages, catalog)]).toEqual(slugs);
});
