import type { PageRoute } from '../../lib/pages/page-route.ts';

export const productPage: PageRoute = {
  path: '/store/:slug',
  example: '/store/darth',
  module: 'product/product-route.tsx',
  component: async () => (await import('./product-route.tsx')).ProductRoute,
  server: () => import('./product.server.ts'),
  search: 'listed',
  cart: 'own',
  documents: ['shop'],
};
