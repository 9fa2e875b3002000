import { z } from 'zod';
import { caffeineLevels, categories, grinds, roasts, searchCatalogue } from '../../catalog/index.ts';
import { defineTool } from './tool.ts';

const words = z.array(z.string().max(40)).max(10).nullable();
const caffeine = z.enum(caffeineLevels).nullable();

export const searchCatalogueTool = defineTool({
  name: 'search_catalogue',
  description:
    'Finds products for a guest. exclude (tastes to leave out), caffeine (exactly), maxCaffeine (at most), maxPriceCents, grind (in stock in it), category and roast are filters; query, moods and tastes rank. Use null for what was not asked.',
  input: z.strictObject({
    query: z.string().max(200).nullable(),
    moods: words,
    tastes: words,
    exclude: words,
    caffeine,
    maxCaffeine: caffeine,
    maxPriceCents: z.int().nullable(),
    grind: z.enum(grinds).nullable(),
    category: z.enum(categories).nullable(),
    roast: z.enum(roasts).nullable(),
    limit: z.int().nullable(),
  }),
  run(wish, notes) {
    const result = searchCatalogue(notes.catalog, wish);
    notes.wishes.push(wish);
    for (const { slug, priceCents } of result.products) {
      notes.seen.add(slug);
      notes.amounts.add(priceCents);
    }
    return result;
  },
});
