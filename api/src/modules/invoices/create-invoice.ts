import { createHash } from 'node:crypto';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { z } from 'zod';
import { actorName, type Context, inTransaction } from '../../platform/context/context.ts';
import { view } from '../../platform/graphql/view.ts';
import { parseInput } from '../../platform/lib/parse-input.ts';
import { asStaff } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { toDetail } from './find-invoice.ts';
import { Invoice, InvoiceItem } from './invoices.entity.ts';
import { idempotencyKey, newInvoice } from './invoices.inputs.ts';
import { type CreateInvoiceResult, invoiceKeyUsed, InvoiceSaved } from './invoices.results.ts';
import { invoiceNumber, invoiceSums } from './invoices.rules.ts';

type NewInvoice = z.output<typeof newInvoice>;
type Result = typeof CreateInvoiceResult;

/**
 * Makes an invoice under the next number of the year; its sums are worked out from its lines. The same key and content give the same
 * invoice, however often and however parallel they are sent (docs/reliability.md, ADM-40). @throws NotAllowed, InvalidInput
 */
export async function createInvoice(ctx: Context, key: string, input: z.input<typeof newInvoice>): Promise<Result> {
  const staff = await asStaff(ctx, 'admin');
  const wanted = parseInput(newInvoice, input);
  const ownKey = parseInput(idempotencyKey, key);
  try {
    return await insertOnce(staff, ownKey, wanted);
  } catch (error) {
    // At the turn of the year two submits of one key may lock the counters of two years.
    if (error instanceof UniqueConstraintViolationException) return insertOnce(staff, ownKey, wanted);
    throw error;
  }
}

function insertOnce(ctx: Context, key: string, wanted: NewInvoice): Promise<Result> {
  const contentHash = createHash('sha256').update(JSON.stringify(wanted)).digest('hex');
  return inTransaction({ ...ctx, em: ctx.em.fork() }, async (tx) => {
    const now = tx.clock.now();
    const year = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(tx.env.SHOP_TIME_ZONE).year;
    // The counter's row is locked until the commit, so a parallel submit of this key is seen below, and a rollback leaves no gap.
    const [counter] = await tx.em.execute<{ last_number: number }[]>(
      `insert into invoice_counter (year, last_number) values (?, 0) on conflict (year) do update set year = excluded.year returning last_number`,
      [year],
    );
    const known = await tx.em.findOne(Invoice, { idempotencyKey: key }, { populate: ['items'] });
    if (known) return known.contentHash === contentHash ? view(InvoiceSaved, { detail: toDetail(tx, known) }) : invoiceKeyUsed();
    const last = counter!.last_number + 1;
    await tx.em.execute('update invoice_counter set last_number = ? where year = ?', [last, year]);
    const invoice = await insertInvoice(tx, { ...wanted, number: invoiceNumber(year, last), idempotencyKey: key, contentHash });
    return view(InvoiceSaved, { detail: toDetail(tx, invoice) });
  });
}

async function insertInvoice(
  tx: Context,
  { items, ...fields }: NewInvoice & Pick<Invoice, 'number' | 'idempotencyKey' | 'contentHash'>,
): Promise<Invoice> {
  const sums = invoiceSums(items, fields.discountCents);
  const invoice = tx.em.create(Invoice, { ...fields, ...sums, createdAt: tx.clock.now() });
  for (const [position, item] of items.entries()) tx.em.create(InvoiceItem, { ...item, position, invoice });
  await tx.em.flush();
  const { number, customerName, totalCents } = invoice;
  await recordAudit(tx, actorName(tx.actor), 'invoice-created', `invoice:${number}`, { after: { customerName, totalCents } });
  return invoice;
}
