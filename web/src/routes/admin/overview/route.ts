import type { PageRoute } from '../../../lib/pages/page-route.ts';

export const adminOverviewPage: PageRoute = {
  path: '/admin',
  module: 'admin/overview/overview-route.tsx',
  component: async () => (await import('./overview-route.tsx')).OverviewRoute,
  search: 'hidden',
};
