import type { PageRoute } from '../../../lib/pages/page-route.ts';

export const adminPricingPage: PageRoute = {
  path: '/admin-coffee/pricing',
  module: 'admin/pricing/pricing-route.tsx',
  component: async () => (await import('./pricing-route.tsx')).PricingRoute,
  search: 'hidden',
};
