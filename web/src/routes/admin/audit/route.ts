import type { PageRoute } from '../../../lib/pages/page-route.ts';

export const adminAuditPage: PageRoute = {
  path: '/admin/audit',
  module: 'admin/audit/audit-route.tsx',
  component: async () => (await import('./audit-route.tsx')).AuditRoute,
  search: 'hidden',
};
