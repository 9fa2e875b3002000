import type { PageRoute } from '../../../lib/pages/page-route.ts';

export const adminInvoicesPage: PageRoute = {
  path: '/admin/invoices',
  module: 'admin/invoices/invoices-route.tsx',
  component: async () => (await import('./invoices-route.tsx')).InvoicesRoute,
  search: 'hidden',
};
