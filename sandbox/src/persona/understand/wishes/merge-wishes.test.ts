import { expect, test } from 'vitest';
import { type Requested, wishesAfter } from './merge-wishes.ts';
import { noWishes, readWishes, type Wishes } from './wishes.ts';

type Message = [person: string | null, said: Partial<Wishes>];

/** The tastes and the roast that are looked for after these messages. */
function afterAll(...messages: Message[]): string {
  let requested: Requested = { wishes: noWishes(), isUnmet: false, person: null, wishesOf: {} };
  for (const [whom, said] of messages) {
    const wishes = wishesAfter(requested, readWishes(said), 'please', whom, true);
    const person = whom ?? requested.person;
    requested = { ...requested, wishes, person, wishesOf: person === null ? {} : { ...requested.wishesOf, [person]: wishes } };
  }
  const { tastes, roast } = requested.wishes;
  return [...tastes, ...(roast === null ? [] : [roast])].join(' ');
}

const DARK: Partial<Wishes> = { roast: 'dark' };
const FRUITY: Partial<Wishes> = { tastes: ['citrus'] };

test.each([
  [
    [
      ['my dad', DARK],
      ['my sister', FRUITY],
    ],
    'citrus',
  ],
  [
    [
      ['my dad', DARK],
      ['my sister', FRUITY],
      ['my dad', {}],
    ],
    'dark',
  ],
  [
    [
      ['my dad', DARK],
      [null, FRUITY],
    ],
    'citrus dark',
  ],
  [
    [
      ['my dad', DARK],
      ['all', FRUITY],
    ],
    'citrus dark',
  ],
  [
    [
      [null, DARK],
      ['my dad', {}],
    ],
    'dark',
  ],
  [
    [
      [null, DARK],
      ['my dad', FRUITY],
    ],
    'citrus',
  ],
  [
    [
      [null, DARK],
      ['me', FRUITY],
    ],
    'citrus dark',
  ],
] satisfies [Message[], string][])('after %j, what is looked for is: %s', (messages, wishes) => {
  expect(afterAll(...messages)).toBe(wishes);
});
