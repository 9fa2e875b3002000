import { z } from 'zod';
import { defineJob } from '../../platform/outbox/define-job.ts';

/** Mails an invoice with its PDF. `key` is the request's: each opened dialog sends one mail. */
export const mailInvoiceJob = defineJob({
  name: 'invoices.mail-invoice',
  payload: z.object({ invoiceId: z.number().int(), key: z.string() }),
  attempts: 10,
  backoffSeconds: 5,
  parkedReason: 'The mail with an invoice could not be sent',
});
