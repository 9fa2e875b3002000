import type { Context } from '../../platform/context/context.ts';
import { view } from '../../platform/graphql/view.ts';
import { Missing } from '../../platform/lib/access-errors.ts';
import { asStaff } from '../accounts/index.ts';
import { toInvoicePaper } from './invoice-paper.ts';
import { Invoice } from './invoices.entity.ts';
import { AdminInvoice, AdminInvoiceDetail, AdminInvoiceItem } from './invoices.results.ts';

/** An invoice with its lines. @throws NotAllowed, Missing */
export async function getInvoice(ctx: Context, number: string): Promise<AdminInvoiceDetail> {
  const staff = await asStaff(ctx, 'admin');
  return toDetail(staff, await requireInvoice(staff, number));
}

/** @throws Missing */
export async function requireInvoice(ctx: Context, number: string): Promise<Invoice> {
  const invoice = await ctx.em.findOne(Invoice, { number }, { populate: ['items'], refresh: true });
  if (!invoice) throw new Missing('There is no such invoice');
  return invoice;
}

export function toAdminInvoice(invoice: Invoice, itemCount: number): AdminInvoice {
  const { number, customerName, customerEmail, customerPhone, paymentMethod, paymentStatus, notes, couponCode } = invoice;
  const { subtotalCents, discountCents, totalCents, createdAt, voidedAt, mailedAt } = invoice;
  return view(AdminInvoice, {
    number,
    customerName,
    customerEmail,
    customerPhone,
    paymentMethod,
    paymentStatus,
    notes,
    couponCode,
    subtotalCents,
    discountCents,
    totalCents,
    itemCount,
    createdAt,
    voidedAt,
    mailedAt,
  });
}

/** Its items are loaded. */
export function toDetail(ctx: Context, invoice: Invoice): AdminInvoiceDetail {
  const items = invoice.items
    .getItems()
    .map(({ name, quantity, priceCents, grind }) => view(AdminInvoiceItem, { name, quantity, priceCents, grind }));
  return view(AdminInvoiceDetail, { invoice: toAdminInvoice(invoice, items.length), items, paper: toInvoicePaper(ctx, invoice) });
}
