import type { z } from 'zod';
import { actorName, type Context } from '../../../platform/context/context.ts';
import { CSV_BOM, type CsvFile, csvLine } from '../../../platform/lib/csv.ts';
import { dollarsFromCents } from '../../../platform/lib/money.ts';
import { parseInput } from '../../../platform/lib/parse-input.ts';
import { asStaff, requireProof } from '../../accounts/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { Invoice, type PaymentMethod } from '../invoices.entity.ts';
import { paymentMethodNames } from '../invoices.rules.ts';
import { filterCondition, invoiceFilter } from './invoice-filter.ts';
import { countItems } from './list-invoices.ts';

/** Rows of one statement: few enough to keep little in memory, and enough for few statements. */
const BATCH = 1_000;

const HEAD = ['Number', 'Payment status', 'Customer', 'Email', 'Phone', 'Payment method', 'Date', 'Items', 'Subtotal', 'Discount', 'Total'];

/** The invoices of a filter as CSV, the newest first. @throws NotAllowed, ProofRequired, InvalidInput */
export async function exportInvoices(ctx: Context, input: z.input<typeof invoiceFilter>): Promise<CsvFile> {
  const staff = await asStaff(ctx, 'admin');
  const where = filterCondition(parseInput(invoiceFilter, input), staff.env);
  await requireProof(staff);
  const [newest] = await staff.em.find(Invoice, where, { orderBy: { id: 'desc' }, limit: 1 });
  // Invoices that are made while the file is read are not in it: its name has the count.
  const before = (newest?.id ?? 0) + 1;
  const rowCount = await staff.em.count(Invoice, { ...where, id: { $lt: before } });
  await recordAudit(staff, actorName(staff.actor), 'invoices-exported', 'invoices', { count: rowCount });
  return { rowCount, pieces: readPieces(staff, where, before) };
}

async function* readPieces(staff: Context, where: ReturnType<typeof filterCondition>, before: number): AsyncGenerator<string> {
  yield CSV_BOM + csvLine(HEAD);
  for (let next = before, isMore = true; isMore;) {
    // A manager of its own, or it would keep every row.
    const em = staff.em.fork();
    const rows = await em.find(Invoice, { ...where, id: { $lt: next } }, { orderBy: { id: 'desc' }, limit: BATCH });
    const counts = await countItems({ em }, rows);
    if (rows.length > 0) yield rows.map((invoice) => toCsvLine(invoice, counts.get(invoice.id) ?? 0)).join('');
    isMore = rows.length === BATCH;
    next = rows.at(-1)?.id ?? 0;
  }
}

function toCsvLine(invoice: Invoice, itemCount: number): string {
  const { number, paymentStatus, customerName, customerEmail, customerPhone, paymentMethod, createdAt } = invoice;
  const status = paymentStatus === 'void' ? 'Void' : 'Paid';
  const amounts = [invoice.subtotalCents, invoice.discountCents, invoice.totalCents].map(dollarsFromCents);
  const person = [customerName, customerEmail, customerPhone];
  return csvLine([number, status, ...person, paymentMethodNames[paymentMethod as PaymentMethod], createdAt, itemCount, ...amounts]);
}
