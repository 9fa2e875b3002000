import { AboutPageDocument } from '../../generated/about/graphql.ts';
import type { PageVisit } from '../../lib/pages/page-route.ts';

export async function load({ ask }: PageVisit): Promise<boolean> {
  await ask(AboutPageDocument, {});
  return true;
}
