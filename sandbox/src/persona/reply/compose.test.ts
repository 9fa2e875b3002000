import { expect, test } from 'vitest';
import { entries } from '../faq/entries.ts';
import { compose } from './compose.ts';
import type { Scene } from './scene.ts';
import { createWriter } from './writer.ts';

function replyTo(entry: string, said: string[] = []): string {
  const turn = { intent: 'faq', entry, isForeign: false };
  return compose({ turn, results: [], offer: null, writer: createWriter({ ask: ['Hot or iced?'] }, 'seed', said) } as unknown as Scene);
}
function answersOf(entry: string): string[] {
  return entries.find(({ key }) => key === entry)!.answers;
}
const ENTRY = 'bean-origin';
const ANSWERS = answersOf(ENTRY);

test('a frequent question gets the first of its answers that is new in the talk', () => {
  for (const [at, answer] of ANSWERS.entries()) expect(replyTo(ENTRY, ANSWERS.slice(0, at))).toBe(answer);
});

test('when all answers of a frequent question were given, the first one is said again', () => {
  const reply = replyTo(ENTRY, ANSWERS);
  expect(reply).toContain(`: ${ANSWERS[0]}`);
  expect(reply).not.toContain(ANSWERS[1]);
});

test('the character asks about the cup after an answer on brewing, and not after one on a poisoned pet or a stolen parcel', () => {
  expect(replyTo('stir-or-not')).toBe(`${answersOf('stir-or-not')[0]} Hot or iced?`);
  for (const entry of ['pet-ate-coffee', 'parcel-stolen-from-porch']) expect(replyTo(entry)).toBe(answersOf(entry)[0]);
});
