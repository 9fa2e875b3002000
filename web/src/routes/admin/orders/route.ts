import type { PageRoute } from '../../../lib/pages/page-route.ts';

export const adminOrdersPage: PageRoute = {
  path: '/admin/orders',
  module: 'admin/orders/orders-route.tsx',
  component: async () => (await import('./orders-route.tsx')).OrdersRoute,
  search: 'hidden',
};
