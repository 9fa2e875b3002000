import type { Context } from '../../../platform/context/context.ts';
import { view } from '../../../platform/graphql/view.ts';
import type { OutboxState } from '../../../platform/outbox/outbox.entity.ts';
import { asStaff } from '../../accounts/index.ts';
import { requireInvoice } from '../find-invoice.ts';
import { mailInvoiceJob } from '../invoices.jobs.ts';
import { InvoiceMail } from '../invoices.results.ts';

interface LastJob {
  state: OutboxState;
  last_error: string | null;
}

/** How the last mail with an invoice is getting on, by its job. @throws NotAllowed, Missing */
export async function getInvoiceMail(ctx: Context, number: string): Promise<InvoiceMail> {
  const staff = await asStaff(ctx, 'admin');
  const { id, mailedAt } = await requireInvoice(staff, number);
  const [job] = await staff.em.execute<LastJob[]>(
    'select state, last_error from outbox where job = ? and subject like ? order by id desc limit 1',
    [mailInvoiceJob.name, `invoice:${id}:%`],
  );
  if (job?.state === 'due') return view(InvoiceMail, { state: 'on-its-way', isTriedAgain: job.last_error !== null, mailedAt });
  const hasFailed = job?.state === 'parked' || job?.state === 'given-up';
  // Jobs that are done are deleted after a while; the invoice keeps the time.
  return view(InvoiceMail, { state: hasFailed ? 'failed' : mailedAt ? 'sent' : 'none', isTriedAgain: false, mailedAt });
}
