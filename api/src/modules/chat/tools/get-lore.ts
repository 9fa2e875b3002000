import { z } from 'zod';
import { shop } from '../../../platform/config/shop.ts';
import type { Persona } from '../../catalog/index.ts';
import { defineTool } from './tool.ts';

type Lore = Persona['lore'];

/** The entry that the words say most about; without any, the first. */
function storyAbout(lore: Lore, words: string): Lore[number] | undefined {
  const named = lore.map(({ keys }) => keys.filter((key) => words.includes(key)).join('').length);
  return lore[named.indexOf(Math.max(...named))];
}

export const getLoreTool = defineTool({
  name: 'get_lore',
  description:
    "A story. Yours: slug null, by one of your lore keys. Another coffee's, as it is told of it: its slug, and what was asked or one of the keys of an earlier answer.",
  input: z.strictObject({ slug: z.string().max(100).nullable(), key: z.string().max(shop.maxMessageLength) }),
  run({ slug, key }, { persona, catalog }) {
    const owner = slug === null || slug === persona.slug ? persona : catalog.personas.get(slug);
    const lore = owner?.lore ?? [];
    const keys = lore.map((entry) => entry.keys[0]);
    const wanted = key.trim().toLowerCase();
    const entry = lore.find((one) => one.keys.includes(wanted)) ?? (owner === persona ? undefined : storyAbout(lore, wanted));
    if (!entry) return { error: 'unknown key', keys };
    return { key: entry.keys[0], text: owner === persona ? (entry.told ?? entry.text) : entry.text, keys };
  },
});
