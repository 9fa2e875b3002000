import { z } from 'zod';
import { defineTool } from './tool.ts';

export const handOverTool = defineTool({
  name: 'hand_over',
  description: 'Offers the guest a button to another coffee that is better asked about this.',
  input: z.strictObject({ slug: z.string().max(100) }),
  run({ slug }, notes) {
    if (slug === notes.persona.slug) return { error: 'that is you' };
    const coffee = notes.catalog.coffees.find((candidate) => candidate.slug === slug);
    if (!coffee) return { error: 'unknown coffee', known: notes.catalog.coffees.map((known) => known.slug) };
    notes.handOverSlug = slug;
    return { slug, name: coffee.name, quip: coffee.quip };
  },
});
