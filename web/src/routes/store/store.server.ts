import { StorePageDocument, StoreSearchDocument } from '../../generated/store/graphql.ts';
import type { PageVisit } from '../../lib/pages/page-route.ts';
import { isSearch, searchTextIn } from './search-text.ts';

export async function load({ search, shop, ask }: PageVisit): Promise<boolean> {
  await ask(StorePageDocument, {});
  const text = searchTextIn(search, shop.maxSearchLength);
  if (text !== '') await ask(StoreSearchDocument, { text });
  return true;
}

export function readsQuery(search: URLSearchParams): boolean {
  return isSearch(search);
}
