import type { PageRoute } from '../../lib/pages/page-route.ts';

/** A part for the staff that is not built yet. */
export const adminCoffeePage: PageRoute = {
  path: '/admin-coffee',
  module: 'plain/under-construction-route.tsx',
  component: async () => (await import('./under-construction-route.tsx')).UnderConstructionRoute,
  search: 'hidden',
  styles: 'shared',
};

export const notFoundPage: PageRoute = {
  path: '*',
  example: '/no-such-page',
  module: 'plain/not-found-route.tsx',
  component: async () => (await import('./not-found-route.tsx')).NotFoundRoute,
  status: 404,
  search: 'hidden',
  styles: 'shared',
};
