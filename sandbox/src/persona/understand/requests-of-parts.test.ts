import { expect, test } from 'vitest';
import type { MessageParts } from './wishes/reading.ts';
import { requestsOf } from './requests-of-parts.ts';

function partsOf(line: string): MessageParts {
  const [, ...said] = line.split(/\[(lead|item|all|ask)\]/);
  return said.flatMap((kind, at) => (at % 2 === 0 ? [{ kind: kind as MessageParts[number]['kind'], text: said[at + 1]! }] : []));
}

test.each([
  ['[item]something minty for her, and [item]i want a smoky one', ['something minty for her', 'i want a smoky one']],
  ['[lead]two gifts: [item]sis = mint, [item]granny - decaf', ['a coffee for sis, mint', 'a coffee for granny, decaf']],
  ['[item]one with smoke and [item]another for my mum', ['a coffee with smoke', 'a coffee for my mum']],
  ['[item]one wants it dark, [item]the other likes mint', ['one wants it dark', 'the other likes mint']],
  [
    '[item]a strong one, [item]a spicy one, and [all]not a cent over $16',
    ['a strong one, not a cent over $16', 'a spicy one, not a cent over $16'],
  ],
  [
    '[lead]no nuts please. [item]a: dark, [item]b: light',
    ['a coffee for a, dark, no nuts please.', 'a coffee for b, light, no nuts please.'],
  ],
  ['[item]1. smoky\n[item]2. minty\n[ask]what do i get?', ['a coffee, smoky', 'a coffee, minty']],
  ['[item]a mint one, [item]a smoky one. [ask]do you ship?', ['a mint one', 'a smoky one.', 'do you ship?']],
])('%j asks for %j', (line, requests) => expect(requestsOf(partsOf(line))).toEqual(requests));

test.each(['[item]a smoky one. [ask]do you ship?', '[item]one bag of the captain and [item]two of brunana', '[ask]how are you?'])(
  '%j is no list of wishes',
  (line) => expect(requestsOf(partsOf(line))).toBeNull(),
);
