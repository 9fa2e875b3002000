import { expect, it } from 'vitest';
import { dialoguePath, wantedCharacter } from './dialogue-path.ts';

const coffees = [{ slug: 'dukes-spice' }, { slug: 'baggins' }];
function read(path: string) {
  return wantedCharacter(new URL(path, 'http://shop'), coffees);
}

it('leads back to the character it names', () => {
  expect(dialoguePath('baggins')).toBe('/?character=baggins#chat-section');
  expect(read(dialoguePath('baggins'))).toBe('baggins');
});

it('names nobody without the section, and nobody who is not in the house', () => {
  expect(read('/#chat-section')).toBeUndefined();
  expect(read('/?character=baggins')).toBeUndefined();
  expect(read('/?character=tea#chat-section')).toBeUndefined();
});
