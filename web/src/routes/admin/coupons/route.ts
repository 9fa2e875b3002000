import type { PageRoute } from '../../../lib/pages/page-route.ts';

export const adminCouponsPage: PageRoute = {
  path: '/admin/coupons',
  module: 'admin/coupons/coupons-route.tsx',
  component: async () => (await import('./coupons-route.tsx')).CouponsRoute,
  search: 'hidden',
};
