import type { PageRoute } from '../../lib/pages/page-route.ts';

export const accountPage: PageRoute = {
  path: '/account',
  module: 'account/account-route.tsx',
  component: async () => (await import('./account-route.tsx')).AccountRoute,
  search: 'hidden',
  documents: ['account/orders', 'account/security', 'account/health', 'account/taste'],
};
