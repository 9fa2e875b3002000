import { expect, test } from 'vitest';
import { seededCatalogue } from '../../../testing/seeded-catalogue.ts';
import { readDialogue } from './read-dialogue.rules.ts';

test('a line belongs to its speaker, and what has none to the line before', () => {
  expect(
    readDialogue(
      'preface\nGuest: Hello.\nLord Darkroast: Rise.\nAnd sip.\n\nguest: Why?\nLord Darkroast: Because.\nGuest: more',
      'Lord Darkroast',
    ),
  ).toEqual([
    { isGuest: true, text: 'Hello.' },
    { isGuest: false, text: 'Rise. And sip.' },
    { isGuest: true, text: 'Why?' },
    { isGuest: false, text: 'Because.' },
  ]);
});

test('every character of the seed has a guest and an answer', () => {
  for (const { name, exampleDialogue } of seededCatalogue().personas.values()) {
    const lines = readDialogue(exampleDialogue, name);
    expect(
      lines.slice(0, 2).map(({ isGuest }) => isGuest),
      name,
    ).toEqual([true, false]);
  }
});
