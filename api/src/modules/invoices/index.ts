export { InvoicesResolver } from './invoices.resolver.ts';
export { invoicesRoutes } from './invoices.routes.ts';
export { sendInvoice } from './mail/mail-invoice.ts';
