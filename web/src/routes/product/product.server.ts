import { ProductPageDocument } from '../../generated/product/graphql.ts';
import type { PageVisit } from '../../lib/pages/page-route.ts';

export async function load({ params, ask }: PageVisit): Promise<boolean> {
  const data = await ask(ProductPageDocument, { slug: params.slug ?? '' });
  return data?.productPage !== null;
}
