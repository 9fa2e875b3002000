import { LockMode } from '@mikro-orm/core';
import { actorName, type Context, inTransaction } from '../../platform/context/context.ts';
import { Missing } from '../../platform/lib/access-errors.ts';
import { asStaff } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { toDetail } from './find-invoice.ts';
import { Invoice } from './invoices.entity.ts';
import type { AdminInvoiceDetail } from './invoices.results.ts';

/** Makes an invoice void: its number stays taken. A second call changes nothing. @throws NotAllowed, Missing */
export async function voidInvoice(ctx: Context, number: string): Promise<AdminInvoiceDetail> {
  const staff = await asStaff(ctx, 'admin');
  return inTransaction(staff, async (tx) => {
    const invoice = await tx.em.findOne(Invoice, { number }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (!invoice) throw new Missing('There is no such invoice');
    await tx.em.populate(invoice, ['items']);
    if (invoice.paymentStatus !== 'void') {
      invoice.paymentStatus = 'void';
      invoice.voidedAt = tx.clock.now();
      await tx.em.flush();
      const change = { before: { paymentStatus: 'paid' }, after: { paymentStatus: 'void' } };
      await recordAudit(tx, actorName(tx.actor), 'invoice-voided', `invoice:${number}`, change);
    }
    return toDetail(tx, invoice);
  });
}
