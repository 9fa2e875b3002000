import { HomePageDocument } from '../../generated/home/graphql.ts';
import type { PageVisit } from '../../lib/pages/page-route.ts';

export async function load({ ask }: PageVisit): Promise<boolean> {
  await ask(HomePageDocument, {});
  return true;
}
