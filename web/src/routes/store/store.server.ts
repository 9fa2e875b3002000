import { StorePageDocument, StoreSearchDocument } from '../../generated/store/graphql.ts';
import type { PageVisit } from '../../lib/pages/page-route.ts';
import { searchTextIn } from './search-text.ts';

export async function load({ search, ask }: PageVisit): Promise<boolean> {
  await ask(StorePageDocument, {});
  const text = searchTextIn(search);
  if (text !== '') await ask(StoreSearchDocument, { text });
  return true;
}

export function readsQuery(search: URLSearchParams): boolean {
  return searchTextIn(search) !== '';
}
