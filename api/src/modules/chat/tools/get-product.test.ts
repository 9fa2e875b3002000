import { expect, test } from 'vitest';
import { seededCatalogue } from '../../../testing/seeded-catalogue.ts';
import { guardOfTalk } from '../wishes/guard.rules.ts';
import { getProductTool } from './get-product.ts';
import type { TurnNotes } from './tool.ts';

const catalog = seededCatalogue();

test.each([
  ['dukes-spice', '$0.71', [1600, 71]],
  ['decaf-destiny', '$0.75', [1700, 75]],
  ['stranger-brew-poster', null, [100]],
])('a cup of %s costs %j, and the reply may quote that price', async (slug, perCup, quoted) => {
  const amounts = new Set<number>();
  const notes = { catalog, amounts, seen: new Set(), guard: guardOfTalk(catalog, ['hi']) } as unknown as TurnNotes;
  expect(await getProductTool.run(JSON.stringify({ slug }), notes)).toMatchObject({ perCup });
  expect([...amounts]).toEqual(quoted);
});
