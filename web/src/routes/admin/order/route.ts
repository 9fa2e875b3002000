import type { PageRoute } from '../../../lib/pages/page-route.ts';

export const adminOrderPage: PageRoute = {
  path: '/admin/orders/:number',
  example: '/admin/orders/2185',
  module: 'admin/order/order-route.tsx',
  component: async () => (await import('./order-route.tsx')).OrderRoute,
  search: 'hidden',
};
