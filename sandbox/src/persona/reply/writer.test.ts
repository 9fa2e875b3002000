import { expect, test } from 'vitest';
import { createWriter } from './writer.ts';

const TOLD = 'Okay. Get comfy. She wears a mask. It hides a crack in the glaze. Nobody has seen it. More tea?';
function recall(question: string): string | null {
  return createWriter({ loreIntro: ['Okay. Get comfy.'], ask: ['More tea?'] }, 'seed', ['Hello.', TOLD]).recallStory(question);
}

test('a question about the story that was told is answered by its sentence with most of the words', () => {
  expect(recall('and what does the crack in the glaze look like')).toMatch(/^[A-Z][\w ]+: It hides a crack in the glaze\.$/);
});

test.each(['when was that', 'is it comfy', 'with tea?', 'who taught her to sing'])(
  'without a word of the story it is not: %s',
  (question) => expect(recall(question)).toBeNull(),
);
