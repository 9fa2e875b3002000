import { expect, test } from 'vitest';
import { seededCatalogue } from '../../../testing/seeded-catalogue.ts';
import { readRequest } from './read-request.ts';

const { vocabulary } = seededCatalogue();
function categoryOf(text: string) {
  return readRequest(text, vocabulary).category;
}

test.each([
  'anything that isnt coffee i could give my nephew',
  'a colleague who hates coffee, do you have anything that isnt coffee',
  'do you have anything other than coffee',
  'something that is no coffee',
  "a gift that's not coffee",
  'not coffee, a gift please',
  "any gifts for someone who doesn't drink coffee?",
  'non-coffee presents?',
  'a present for my sister, she collects posters, so no coffee',
  'do you sell anything besides coffee',
  'my boss hates coffee, what could i give him',
])('no coffee at all: %s', (text) => expect(categoryOf(text)).toBe('merchandise'));

test.each([
  "i'm not a coffee person, what would you recommend",
  "I don't like coffee much, what would convert me",
  'not a coffee drinker, something easy',
  "i want something that isn't coffee flavoured",
  "this isn't coffee, this is magic",
  "a coffee for someone who isn't a coffee person",
  'my wife hates coffee but loves chocolate',
  'something other than the coffee i had yesterday',
  "isn't coffee bad for you?",
  'is there something other than dark coffee',
])('coffee: %s', (text) => expect(categoryOf(text)).toBeNull());
