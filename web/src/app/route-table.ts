import type { PageRoute } from '../lib/pages/page-route.ts';
import { matchPath } from '../lib/router.ts';
import { lazyRoute } from './loading/lazy-route.tsx';
import type { LazyRoute } from './loading/lazy-route.tsx';
import { NOT_FOUND_PAGE, PAGES } from './routes.ts';

export type AppRoute = PageRoute & LazyRoute;

function toRoute(page: PageRoute): AppRoute {
  return { ...page, ...lazyRoute(page.component) };
}

export const ROUTES: readonly AppRoute[] = PAGES.map(toRoute);
export const NOT_FOUND: AppRoute = toRoute(NOT_FOUND_PAGE);

/** The page at an address; the part after the path does not matter. */
export function routeAt(url: string): AppRoute {
  const path = pathOf(url);
  return ROUTES.find((route) => matchPath(route.path, path)) ?? NOT_FOUND;
}

/** Path of an address, without query and hash. */
export function pathOf(url: string): string {
  return url.split(/[?#]/, 1)[0] || '/';
}

/** Pages of the administrator's portal: their styles change what is around the page, too. */
export function isPortal(pathname: string): boolean {
  return /^\/admin(-coffee)?(\/|$)/.test(routeAt(pathname).path);
}
