import { z } from 'zod';
import { shop } from '../../../platform/config/shop.ts';
import { findStory } from './stories/find-story.ts';
import { defineTool } from './tool.ts';

export const getLoreTool = defineTool({
  name: 'get_lore',
  description:
    "A story. Yours by one of your lore keys; or key: the guest's question, with slug null for the story of anybody that it is about, or with the slug of the coffee that it names. of: the slug of the coffee whose story it is, told in the third person unless it is yours.",
  input: z.strictObject({ slug: z.string().max(100).nullable(), key: z.string().max(shop.maxMessageLength) }),
  run({ slug, key }, { persona, catalog }) {
    const wanted = key.trim().toLowerCase();
    const of = slug === null ? null : (catalog.personas.get(slug) ?? null);
    const own = (of ?? persona).lore.find(({ keys }) => keys.includes(wanted));
    const found = own ? { owner: of ?? persona, entry: own } : findStory(catalog, key, of, persona);
    if (!found) return { error: 'unknown key', keys: persona.lore.map(({ keys }) => keys[0]) };
    const { owner, entry } = found;
    const isOwn = owner.slug === persona.slug;
    return {
      of: owner.slug,
      key: entry.keys[0],
      text: isOwn ? (entry.told ?? entry.text) : entry.text,
      keys: owner.lore.map(({ keys }) => keys[0]),
    };
  },
});
