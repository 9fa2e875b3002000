import type { PageRoute } from '../../lib/pages/page-route.ts';

export const notFoundPage: PageRoute = {
  path: '*',
  example: '/no-such-page',
  module: 'plain/not-found-route.tsx',
  component: async () => (await import('./not-found-route.tsx')).NotFoundRoute,
  status: 404,
  search: 'hidden',
  styles: 'shared',
};
