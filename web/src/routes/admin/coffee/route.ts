import type { PageRoute } from '../../../lib/pages/page-route.ts';

export const adminCoffeePage: PageRoute = {
  path: '/admin-coffee',
  module: 'admin/coffee/coffee-route.tsx',
  component: async () => (await import('./coffee-route.tsx')).CoffeeRoute,
  search: 'hidden',
};
