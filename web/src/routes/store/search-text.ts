import { cutText } from '../../lib/text/cut-text.ts';

export const SEARCH_PARAM = 'q';

/** Whether an address of the shop searches for anything. */
export function isSearch(params: URLSearchParams): boolean {
  return (params.get(SEARCH_PARAM) ?? '').trim() !== '';
}

/** What an address of the shop searches for, '' for nothing: the same on the server and in the browser. The api takes no more. */
export function searchTextIn(params: URLSearchParams, maxSearchLength: number): string {
  return cutText((params.get(SEARCH_PARAM) ?? '').replace(/\s+/g, ' ').trim(), maxSearchLength).trimEnd();
}
