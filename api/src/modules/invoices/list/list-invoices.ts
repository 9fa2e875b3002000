import type { QueryOrderMap } from '@mikro-orm/core';
import { z } from 'zod';
import type { Context } from '../../../platform/context/context.ts';
import { view } from '../../../platform/graphql/view.ts';
import { cappedCount, COUNT_LIMIT, listInput } from '../../../platform/input/list-input.ts';
import { parseInput } from '../../../platform/lib/parse-input.ts';
import { asStaff } from '../../accounts/index.ts';
import { toAdminInvoice, toDetail } from '../find-invoice.ts';
import { Invoice } from '../invoices.entity.ts';
import { type AdminInvoiceDetail, AdminInvoicePage } from '../invoices.results.ts';
import { filterCondition, invoiceFilter } from './invoice-filter.ts';

export const invoiceSorts = ['newest', 'oldest', 'largest', 'smallest'] as const;
type InvoiceSort = (typeof invoiceSorts)[number];

/** Each ends in a unique column, so that no row is on two pages. */
const orders: Record<InvoiceSort, QueryOrderMap<Invoice>> = {
  newest: { createdAt: 'desc', id: 'desc' },
  oldest: { createdAt: 'asc', id: 'asc' },
  largest: { totalCents: 'desc', id: 'desc' },
  smallest: { totalCents: 'asc', id: 'asc' },
};

const invoiceList = invoiceFilter.extend({
  ...listInput.shape,
  sort: z.enum(invoiceSorts).default('newest'),
});

/** A page of the invoices. @throws NotAllowed, InvalidInput */
export async function listInvoices(ctx: Context, input: z.input<typeof invoiceList>): Promise<AdminInvoicePage> {
  const staff = await asStaff(ctx, 'admin');
  const { page, pageSize, sort, ...filter } = parseInput(invoiceList, input);
  const where = filterCondition(filter, staff.env);
  const found = staff.em
    .createQueryBuilder(Invoice, 'i')
    .select('i.id')
    .where(where)
    .limit(COUNT_LIMIT + 1);
  const counted = (await found.execute()).length;
  const rows = await staff.em.find(Invoice, where, { orderBy: orders[sort], limit: pageSize, offset: (page - 1) * pageSize });
  const counts = await countItems(staff, rows);
  return view(AdminInvoicePage, {
    rows: rows.map((invoice) => toAdminInvoice(invoice, counts.get(invoice.id) ?? 0)),
    ...cappedCount(counted),
  });
}

/** How many lines each has, by its id. */
export async function countItems(ctx: Pick<Context, 'em'>, invoices: readonly Invoice[]): Promise<Map<number, number>> {
  const rows = await ctx.em.execute<{ invoice_id: number; count: number }[]>(
    `select invoice_id, count(*)::int as count from invoice_item where invoice_id = any(?::int[]) group by invoice_id`,
    [`{${invoices.map(({ id }) => id).join(',')}}`],
  );
  return new Map(rows.map(({ invoice_id: id, count }) => [id, count]));
}

/** A documented list answers whole rows, with their lines. */
const REST_LIMIT = 1_000;

/** The newest invoices, for the documented REST list. @throws NotAllowed */
export async function newestInvoices(ctx: Context): Promise<AdminInvoiceDetail[]> {
  const staff = await asStaff(ctx, 'admin');
  const invoices = await staff.em.find(Invoice, {}, { orderBy: orders.newest, limit: REST_LIMIT, populate: ['items'] });
  return invoices.map((invoice) => toDetail(staff, invoice));
}
