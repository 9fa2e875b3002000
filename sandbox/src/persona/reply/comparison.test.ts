import { expect, test } from 'vitest';
import type { Found } from '../plan/tool-results.ts';
import type { Turn } from '../understand/turn.ts';
import { noWishes } from '../understand/wishes/wishes.ts';
import { service } from './about-shop.ts';
import { comparison } from './comparison.ts';
import type { Scene } from './scene.ts';
import { createWriter } from './writer.ts';

function productOf(name: string, fields: object) {
  const known = {
    slug: name,
    name,
    price: '$16.00',
    priceCents: 1600,
    roast: 'medium',
    caffeine: 'medium',
    tastes: [],
    notes: ['malt'],
    unsuitable: [],
  };
  return { ...known, allergens: [], grinds: [], sizes: [], ...fields } as unknown as Found;
}
const DARK = productOf('Dark', { roast: 'dark', caffeine: 'high', tastes: ['smoke'], allergens: ['milk'] });
const SWEET = productOf('Sweet', { tastes: ['honey'] });
const LEFT_OUT = productOf('Left Out', { unsuitable: ['has medium caffeine'] });

function sceneOf(text: string, turn: Partial<Turn>, found: Found[] = []): Scene {
  const writer = createWriter({ inFun: ['My vote: {name}.'] }, 'seed', []);
  const results = found.map((value) => ({ name: 'get_product', args: {}, value: { ...value } }));
  return { turn: { text, first: text, said: noWishes(), wishes: noWishes(), ...turn }, writer, results, offer: null } as unknown as Scene;
}
function compared(text: string, said = noWishes()): string[] {
  return comparison(sceneOf(text, { said }), [DARK, SWEET]).flatMap((part) => (part ? [part.text] : []));
}

test.each([
  ['which has more body', noWishes(), 'A darker roast has more body: Dark, a dark roast.'],
  ['which is the least sweet', { ...noWishes(), exclude: ['honey'] }, 'The less sweet one is Dark, a dark roast with malt.'],
])('the answer to "%s" names one product', (text, said, reply) => expect(compared(text, said)).toEqual([reply]));

test.each(['which has the funniest name', 'which has the coolest character'])(
  'the answer to "%s" is one line about either product',
  (text) => {
    expect(compared(text)).toEqual([expect.stringMatching(/^My vote: (?:Dark|Sweet)\.$/)]);
  },
);

test.each(['which one is the coolest for summer', 'which is stronger'])(
  'the answer to "%s" compares both products in several lines',
  (text) => {
    expect(compared(text).length).toBeGreaterThan(1);
  },
);

test('"which ones are safe?" names those without a listed allergen that break no other condition', () => {
  const turn = { intent: 'service', serviceTopic: 'contents' } as const;
  const [, first] = service(sceneOf('which ones are totally safe then', turn, [DARK, SWEET, LEFT_OUT]));
  expect(first && first.text).toContain('Sweet.');
  expect(first && first.text).not.toMatch(/Dark|Left Out/);
});
