import type { PageRoute } from '../../../lib/pages/page-route.ts';

export const adminInvoicePage: PageRoute = {
  path: '/admin/invoices/:number',
  example: '/admin/invoices/INV-2026-0042',
  module: 'admin/invoice/invoice-route.tsx',
  component: async () => (await import('./invoice-route.tsx')).InvoiceRoute,
  search: 'hidden',
};
