import type { PageRoute } from '../../../lib/pages/page-route.ts';

export const adminStaffPage: PageRoute = {
  path: '/admin/staff',
  module: 'admin/staff/staff-route.tsx',
  component: async () => (await import('./staff-route.tsx')).StaffRoute,
  search: 'hidden',
};
