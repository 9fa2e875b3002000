import type { PageRoute } from '../../lib/pages/page-route.ts';

export const homePage: PageRoute = {
  path: '/',
  module: 'home/home-route.tsx',
  component: async () => (await import('./home-route.tsx')).HomeRoute,
  query: async () => (await import('../../generated/home/graphql.ts')).HomePageDocument,
  search: 'listed',
  styles: 'shared',
  documents: ['characters'],
};
