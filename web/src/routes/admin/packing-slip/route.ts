import type { PageRoute } from '../../../lib/pages/page-route.ts';

export const adminPackingSlipPage: PageRoute = {
  path: '/admin/orders/:number/packing-slip',
  example: '/admin/orders/2185/packing-slip',
  module: 'admin/packing-slip/packing-slip-route.tsx',
  component: async () => (await import('./packing-slip-route.tsx')).PackingSlipRoute,
  search: 'hidden',
};
