import type { PageRoute } from '../../lib/pages/page-route.ts';

export const staffInvitePage: PageRoute = {
  path: '/staff-invite',
  module: 'staff-invite/staff-invite-route.tsx',
  component: async () => (await import('./staff-invite-route.tsx')).StaffInviteRoute,
  search: 'hidden',
};
