import type { PageRoute } from '../../lib/pages/page-route.ts';

export const aboutPage: PageRoute = {
  path: '/about',
  module: 'about/about-route.tsx',
  component: async () => (await import('./about-route.tsx')).AboutRoute,
  query: async () => (await import('../../generated/about/graphql.ts')).AboutPageDocument,
  search: 'listed',
};
