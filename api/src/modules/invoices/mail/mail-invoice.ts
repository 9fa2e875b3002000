import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { actorName, type Context, inTransaction } from '../../../platform/context/context.ts';
import { view } from '../../../platform/graphql/view.ts';
import { parseInput } from '../../../platform/lib/parse-input.ts';
import { JobFailedForGood } from '../../../platform/outbox/define-job.ts';
import { enqueueAfterCommit } from '../../../platform/outbox/enqueue.ts';
import { asStaff } from '../../accounts/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { ADDRESS_REFUSED, renderInvoiceMail, sendMail } from '../../mail/index.ts';
import { requireInvoice } from '../find-invoice.ts';
import { toInvoicePaper } from '../invoice-paper.ts';
import { Invoice } from '../invoices.entity.ts';
import { idempotencyKey } from '../invoices.inputs.ts';
import { mailInvoiceJob } from '../invoices.jobs.ts';
import { InvoiceMailQueued, invoiceNotMailable, type MailInvoiceResult } from '../invoices.results.ts';
import { drawOneAtATime } from '../pdf/draw-one-at-a-time.ts';

/** Enqueues the mail; the same key sends one. @throws NotAllowed, Missing, InvalidInput */
export async function mailInvoice(ctx: Context, number: string, key: string): Promise<typeof MailInvoiceResult> {
  const staff = await asStaff(ctx, 'admin');
  const request = parseInput(idempotencyKey, key);
  return inTransaction(staff, async (tx) => {
    const { id, customerEmail, paymentStatus } = await requireInvoice(tx, number);
    if (!customerEmail) return invoiceNotMailable('This invoice has no e-mail address');
    if (paymentStatus === 'void') return invoiceNotMailable('This invoice is void');
    const isNew = await enqueueAfterCommit(tx, mailInvoiceJob, `invoice:${id}:${request}`, { invoiceId: id, key: request });
    if (isNew) await recordAudit(tx, actorName(tx.actor), 'invoice-mailed', `invoice:${number}`, {});
    return view(InvoiceMailQueued, { email: customerEmail });
  });
}

/** Sends the mail with the PDF; one that became void meanwhile is not sent. A repeated delivery has the same message id. */
export async function sendInvoice(ctx: Context, { invoiceId, key }: { invoiceId: number; key: string }): Promise<void> {
  const invoice = await ctx.em.findOneOrFail(Invoice, { id: invoiceId }, { populate: ['items'] });
  const { number, customerName, customerEmail, totalCents, createdAt } = invoice;
  if (!customerEmail || invoice.paymentStatus === 'void') return;
  const mail = await renderInvoiceMail({
    origin: ctx.env.PUBLIC_URL,
    isSandbox: ctx.env.modes.payments === 'sandbox',
    year: createdAt.getUTCFullYear(),
    customerName,
    number,
    totalCents,
  });
  const content = await drawOneAtATime(toInvoicePaper(ctx, invoice), { number, createdAt }, buffer);
  const keyHash = createHash('sha256').update(key).digest('hex').slice(0, 16);
  const isSent = await sendMail(ctx, {
    messageId: `${number.toLowerCase()}.${keyHash}@${new URL(ctx.env.PUBLIC_URL).hostname}`,
    to: customerEmail,
    ...mail,
    attachments: [{ filename: `${number}.pdf`, contentType: 'application/pdf', content }],
  });
  if (!isSent) throw new JobFailedForGood(ADDRESS_REFUSED);
  await ctx.em.execute('update invoice set mailed_at = ? where id = ?', [ctx.clock.now(), invoiceId]);
}
