import { z } from 'zod';
import { toFoundProduct } from '../../catalog/index.ts';
import { defineTool } from './tool.ts';

export const getProductTool = defineTool({
  name: 'get_product',
  description: 'One product by its slug, with its price and stock of this moment.',
  input: z.strictObject({ slug: z.string().max(100) }),
  run({ slug }, { catalog, seen, amounts }) {
    const product = catalog.products.find((candidate) => candidate.slug === slug);
    if (!product) return { error: 'unknown product', known: catalog.products.map((known) => known.slug) };
    seen.add(slug);
    amounts.add(product.priceCents);
    return { ...toFoundProduct(product, catalog), bio: catalog.personas.get(slug)?.bio ?? null };
  },
});
