import type { PageRoute } from '../../../lib/pages/page-route.ts';

export const adminStripeTestPage: PageRoute = {
  path: '/admin/stripe-test',
  module: 'admin/stripe-test/stripe-test-route.tsx',
  component: async () => (await import('./stripe-test-route.tsx')).StripeTestRoute,
  search: 'hidden',
};
