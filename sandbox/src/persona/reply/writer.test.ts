import { expect, test } from 'vitest';
import { house } from '../voices/voices.ts';
import { createWriter } from './writer.ts';

const TOLD = 'Okay. Get comfy. She wears a mask. It hides a crack in the glaze. Nobody has seen it. More tea?';
function recall(question: string, found: string | null = null): string | null {
  return createWriter({ loreIntro: ['Okay. Get comfy.'], ask: ['More tea?'] }, 'seed', ['Hello.', TOLD]).recallStory(question, found);
}

test('a question about the story that was told is answered by its sentence with most of the words', () => {
  expect(recall('and what does the crack in the glaze look like')).toMatch(/^[A-Z][\w ]+: It hides a crack in the glaze\.$/);
});

test.each(['when was that', 'is it comfy', 'with tea?', 'who taught her to sing'])(
  'without a word of the story it is not: %s',
  (question) => expect(recall(question)).toBeNull(),
);

test('of a story that the shop has found for the question, its first sentence at least', () => {
  expect(recall('what has he got in his hand', 'A cup in a hood. It holds a mug.')).toMatch(/: A cup in a hood\.$/);
});

test('a text that is said again has a line of the house before it', () => {
  const again = createWriter({}, 'seed', []).again('It is free.');
  expect(house.again.map((line) => `${line}: It is free.`)).toContain(again);
});
