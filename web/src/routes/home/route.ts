import type { PageRoute } from '../../lib/pages/page-route.ts';

export const homePage: PageRoute = {
  path: '/',
  module: 'home/home-route.tsx',
  component: async () => (await import('./home-route.tsx')).HomeRoute,
  server: () => import('./home.server.ts'),
  search: 'listed',
  styles: 'shared',
  documents: ['characters'],
};
