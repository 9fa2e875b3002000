import { z } from 'zod';
import { brewCard, toFoundProduct } from '../../catalog/index.ts';
import { unsuitableNamed } from '../wishes/unsuitable.ts';
import { defineTool } from './tool.ts';

export const getProductTool = defineTool({
  name: 'get_product',
  description:
    'One product by its slug, with its price and stock of this moment, the facts of its page and, for a coffee, how its page says to brew it. unsuitable: why this guest must not be offered it; empty when they may.',
  input: z.strictObject({ slug: z.string().max(100) }),
  run({ slug }, { catalog, guard, seen, amounts }) {
    const product = catalog.products.find((candidate) => candidate.slug === slug);
    if (!product) return { error: 'unknown product', known: catalog.products.map((known) => known.slug) };
    const found = toFoundProduct(product, catalog);
    const against = unsuitableNamed(found, guard);
    if (against.length === 0) seen.add(slug);
    amounts.add(product.priceCents);
    const brewing =
      found.roast === null ? null : Object.fromEntries(brewCard(found.roast).facts.map(({ label, value }) => [label.toLowerCase(), value]));
    const facts = catalog.pageTexts.get(slug)?.facts ?? [];
    const { bio = null, description: about = null } = catalog.personas.get(slug) ?? {};
    return { ...found, unsuitable: against, facts, brewing, bio, about };
  },
});
