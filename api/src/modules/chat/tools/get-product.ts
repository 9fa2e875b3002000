import { z } from 'zod';
import { brewCard, toFoundProduct } from '../../catalog/index.ts';
import { formatCents } from '../../../platform/lib/money.ts';
import { unsuitableNamed } from '../wishes/unsuitable.ts';
import { defineTool } from './tool.ts';

/** The coffee for a cup of 250 ml. */
const CUP_GRAMS = 15;

export const getProductTool = defineTool({
  name: 'get_product',
  description:
    'One product by its slug, with its price and stock of this moment, the facts of its page and, for a coffee, how its page says to brew it and, as perCup, about what the coffee for a cup of 250 ml costs. unsuitable: why this guest must not be offered it; empty when they may.',
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
    const cupCents = found.roast === null ? null : Math.round((product.priceCents * CUP_GRAMS) / product.weightGrams);
    if (cupCents !== null) amounts.add(cupCents);
    const facts = catalog.pageTexts.get(slug)?.facts ?? [];
    const { bio = null, description: about = null } = catalog.personas.get(slug) ?? {};
    return { ...found, unsuitable: against, facts, brewing, perCup: cupCents === null ? null : formatCents(cupCents), bio, about };
  },
});
