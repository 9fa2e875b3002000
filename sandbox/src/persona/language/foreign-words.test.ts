import { expect, test } from 'vitest';
import { translated } from './foreign-words.ts';

test.each([
  ['hola, tienes algo sin cafeina?', 'without caffeine'],
  ['was kostet ein kaffee', 'how much is'],
  ['je voudrais un cafe avec du chocolat', 'i want'],
])('finds the wish in "%s"', (text, english) => {
  expect(translated(text)).toMatchObject({ isForeign: true, text: expect.stringContaining(english) });
});

test('another alphabet is known for one', () => {
  expect(translated('コーヒーのおすすめは').isForeign).toBe(true);
});

test.each(['a mild one con brio', 'stark contrast', 'forte is my middle name', 'hello'])('leaves "%s" alone', (text) => {
  expect(translated(text)).toEqual({ text, isForeign: false });
});
