import type { PageRoute } from '../../../lib/pages/page-route.ts';

export const adminCustomersPage: PageRoute = {
  path: '/admin/customers',
  module: 'admin/customers/customers-route.tsx',
  component: async () => (await import('./customers-route.tsx')).CustomersRoute,
  search: 'hidden',
};
