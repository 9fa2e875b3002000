/** The api takes no more (discovery.resolver.ts); the field doesn't either. */
export const MAX_SEARCH_LENGTH = 80;
export const SEARCH_PARAM = 'q';

/** What an address of the shop searches for, '' for nothing: the same on the server and in the browser. */
export function searchTextIn(params: URLSearchParams): string {
  return (params.get(SEARCH_PARAM) ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_SEARCH_LENGTH).trimEnd();
}
