import { expect, test } from 'vitest';
import { addressed, personIn } from './person.ts';

test.each([
  ['a coffee, her sister likes something sweet', 'her sister'],
  ['my dad: dark', null],
  ['a coffee for my dad, dark', 'my dad'],
  ['the mother in law only drinks decaf', 'the mother in law'],
  ['I like it strong', 'me'],
  ["and she's an earl grey lady", 'her'],
  ['something smoky', null],
])('%s is for %j', (request, person) => expect(personIn(request)).toBe(person));

test.each([
  ['me', 'you'],
  ['my mother in law', 'your mother in law'],
  ['Frank', 'Frank'],
])('%s is called %s in a reply', (person, whom) => expect(addressed(person)).toBe(whom));
