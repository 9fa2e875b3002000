import { expect, it } from 'vitest';
import { shareImageOf } from './share-image.ts';

it('finds the large picture of one of our own sprites', () => {
  expect(shareImageOf({ slug: 'darth', imageUrl: '/art/darth.png' })).toBe('/art/og/darth.png');
});

it.each([null, undefined, '', '/art/equipment.png', 'https://pictures.example/darth.png'])('has none for a picture at %s', (imageUrl) => {
  expect(shareImageOf({ slug: 'darth', imageUrl: imageUrl ?? null })).toBeUndefined();
});
