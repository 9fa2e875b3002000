import type { PageRoute } from '../../lib/pages/page-route.ts';

export const aboutPage: PageRoute = {
  path: '/about',
  module: 'about/about-route.tsx',
  component: async () => (await import('./about-route.tsx')).AboutRoute,
  server: () => import('./about.server.ts'),
  search: 'listed',
};
