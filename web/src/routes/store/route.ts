import type { PageRoute } from '../../lib/pages/page-route.ts';

export const storePage: PageRoute = {
  path: '/store',
  module: 'store/store-route.tsx',
  component: async () => (await import('./store-route.tsx')).StoreRoute,
  server: () => import('./store.server.ts'),
  search: 'listed',
  cart: 'own',
  styles: 'shared',
  documents: ['shop'],
};
