import { expect, test } from 'vitest';
import type { Found } from '../plan/tool-results.ts';
import type { Turn } from '../understand/turn.ts';
import { noWishes } from '../understand/wishes/wishes.ts';
import { shown } from './about-offers.ts';
import { aboutProducts } from './about-products.ts';
import type { Scene } from './scene.ts';
import { createWriter } from './writer.ts';

const VOICE = {
  inStock: ['{name} is in stock {grinds}.'],
  soldOut: ['{name} is sold out {grind}.'],
  restock: ['No day of a delivery is known.'],
  offer: ['{name} for {price}.'],
  price: ['{name} costs {price}.'],
};

function found(product: Partial<Found>): Found {
  return {
    slug: 'brunana',
    name: 'Brunana',
    category: 'beans',
    price: '$16.00',
    priceCents: 1600,
    description: '',
    notes: [],
    tastes: [],
    sizes: [],
    grinds: [],
    inStock: true,
    unsuitable: [],
    ...product,
  } as unknown as Found;
}

function sceneOf(text: string, product: Found, turn: Partial<Turn>): Scene {
  const wishes = noWishes();
  const said = { ...wishes, ...turn.said };
  const value = { products: [product] };
  return {
    turn: { text, raw: text, language: null, basket: [], products: [product.slug], shown: [], wishes, ...turn, said },
    writer: createWriter(VOICE, 'seed', []),
    results: [
      { name: 'get_product', args: {}, value: product },
      { name: 'search_products', args: {}, value },
    ],
    offer: { products: [product], fit: 'full', nearest: null },
    persona: { slug: 'brunana', name: 'Brunana' },
  } as unknown as Scene;
}

function textOf(parts: ReturnType<typeof shown>): string {
  return parts.flatMap((part) => (part ? [part.text] : [])).join(' ');
}

test.each([
  [[{ grind: 'ground', inStock: true }] as const, 'Brunana is in stock ground.'],
  [
    [
      { grind: 'ground', inStock: true },
      { grind: 'whole-bean', inStock: false },
    ] as const,
    'No day of a delivery is known.',
  ],
])('"when is it back" for %j: %s', (grinds, reply) => {
  const scene = sceneOf('when is it back', found({ grinds: [...grinds] }), { intent: 'stock' });
  expect(textOf(aboutProducts(scene))).toMatch(new RegExp(`${reply.replaceAll('.', String.raw`\.`)}$`));
});

test('a poster has no grind', () => {
  const said = { ...noWishes(), grind: 'ground' as const };
  expect(textOf(shown(sceneOf('a poster, and ground', found({ category: 'merchandise', name: 'Poster' }), { said })))).not.toContain(
    'ground',
  );
});
