import type { PageVisit } from '../lib/pages/page-route.ts';
import { matchPath } from '../lib/router.ts';
import { pathOf, routeAt } from './route-table.ts';

function searchOf(url: string): URLSearchParams {
  return new URLSearchParams(/\?([^#]*)/.exec(url)?.[1] ?? '');
}

/** Parameters decoded as the router does it; an address that cannot be decoded stays as it is. */
function paramsOf(url: string): PageVisit['params'] {
  const params = matchPath(routeAt(url).path, pathOf(url))?.params ?? {};
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decode(value ?? '')]));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Whether the query of an address changes its page: then the page is made for it alone. */
export async function readsQuery(url: string): Promise<boolean> {
  const server = await routeAt(url).server?.();
  return server?.readsQuery?.(searchOf(url)) ?? false;
}

/** @returns false when the address names something that is not there. */
export async function loadPageData(url: string, shop: PageVisit['shop'], ask: PageVisit['ask']): Promise<boolean> {
  const { query, server } = routeAt(url);
  if (query) await ask(await query(), {});
  return (await (await server?.())?.load({ params: paramsOf(url), search: searchOf(url), shop, ask })) ?? true;
}
