import { expect, it } from 'vitest';
import { stripOf } from './expression.ts';

it('finds the strip of a sprite beside it', () => {
  expect(stripOf('/art/captains-choice.png')).toBe('/art/faces/captains-choice.png');
});

it.each(['', '/art/og/home.png', '/uploads/a.png', 'https://pictures.example/art/darth.png'])('finds none for %s', (imageUrl) => {
  expect(stripOf(imageUrl)).toBeNull();
});
