import { randomUUID } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { Router } from 'express';
import { answerRefusal } from '../../platform/http/error-status.ts';
import type { RouteContext } from '../../platform/http/route-context.ts';
import { sendCsv } from '../../platform/http/send-csv.ts';
import { InvalidInput } from '../../platform/lib/access-errors.ts';
import { centsFromDollars } from '../../platform/lib/money.ts';
import { asStaff } from '../accounts/index.ts';
import { createInvoice } from './create-invoice.ts';
import { getInvoice } from './find-invoice.ts';
import { type PaymentMethod, paymentMethods } from './invoices.entity.ts';
import { type AdminInvoiceDetail, InvoiceSaved } from './invoices.results.ts';
import { invoiceSums, paymentMethodNames } from './invoices.rules.ts';
import { exportInvoices } from './list/export-invoices.ts';
import { newestInvoices } from './list/list-invoices.ts';
import { drawOneAtATime } from './pdf/draw-one-at-a-time.ts';
import { abortAfter } from '../../platform/lib/with-timeout.ts';

/** As long as an answer may take. */
const SEND_TIMEOUT_MS = 10_000;

/** Amounts are strings here (docs/rest.md). */
function dollars(cents: number): string {
  return (cents / 100).toFixed(2);
}

function toBody({ invoice, items }: AdminInvoiceDetail) {
  const { number, paymentMethod, paymentStatus, discountCents, subtotalCents, totalCents, createdAt, ...person } = invoice;
  return {
    id: number,
    invoiceNumber: number,
    customerName: person.customerName,
    customerEmail: person.customerEmail,
    customerPhone: person.customerPhone,
    notes: person.notes,
    couponCode: person.couponCode,
    paymentMethod: paymentMethodNames[paymentMethod],
    paymentStatus: paymentStatus === 'void' ? 'Void' : 'Paid',
    discount: dollars(discountCents),
    subtotal: dollars(subtotalCents),
    total: dollars(totalCents),
    createdAt,
    items: items.map(({ name, quantity, priceCents, grind }) => ({ name, quantity, price: dollars(priceCents), grindType: grind })),
  };
}

function cents(path: string, value: unknown): number {
  const amount = centsFromDollars(value);
  if (amount === null) throw new InvalidInput(`${path}: an amount in dollars is needed`, [{ path, message: 'not an amount' }]);
  return amount;
}

function methodOf(name: unknown): PaymentMethod | undefined {
  if (name === undefined || name === null || name === '') return undefined;
  const method = paymentMethods.find((each) => paymentMethodNames[each] === name);
  if (!method)
    throw new InvalidInput('paymentMethod: Cash, Check, Venmo, PayPal or Credit Card', [
      { path: 'paymentMethod', message: 'is not known' },
    ]);
  return method;
}

interface InvoiceBody extends Record<string, unknown> {
  items?: unknown;
}

/** The documented fields, as the use-case takes them. Sums are compared with the server's and refused when they differ. */
function fromBody(body: InvoiceBody): Parameters<typeof createInvoice>[2] {
  const rows: unknown[] = Array.isArray(body.items) ? body.items : [];
  const items = rows.map((row, index) => {
    const { name, quantity = 1, price, grindType } = (row ?? {}) as Record<string, unknown>;
    return { name, quantity: Number(quantity), priceCents: cents(`items.${index}.price`, price), grind: grindType ?? undefined };
  });
  const discountCents = cents('discount', body['discount'] || 0);
  const sums = invoiceSums(items, discountCents);
  for (const [path, own] of [
    ['subtotal', sums.subtotalCents],
    ['total', sums.totalCents],
  ] as const) {
    if (body[path] === undefined || body[path] === null || Number.isNaN(own) || cents(path, body[path]) === own) continue;
    throw new InvalidInput(`${path}: the items make ${dollars(own)}`, [{ path, message: 'differs from its items' }]);
  }
  const status = body['paymentStatus'];
  if (status !== undefined && status !== 'Paid')
    throw new InvalidInput('paymentStatus: Paid', [{ path: 'paymentStatus', message: 'is not Paid' }]);
  const { customerName, customerEmail, customerPhone, notes, couponCode, paymentMethod } = body;
  const paidBy = methodOf(paymentMethod);
  return { customerName, customerEmail, customerPhone, notes, couponCode, discountCents, paymentMethod: paidBy, items } as never;
}

/** "cash,check" of an address. */
function listOf(value: unknown): string[] {
  return typeof value === 'string' && value !== '' ? value.split(',') : [];
}

/** /api/admin/invoices (docs/rest.md). */
export function invoicesRoutes(contextOf: RouteContext): Router {
  const router = Router();
  router.get('/api/admin/invoices', async (req, res) => {
    res.set('cache-control', 'no-store').json((await newestInvoices(contextOf(req))).map(toBody));
  });
  router.post('/api/admin/invoices', async (req, res) => {
    // Who asks is checked before what they sent is read.
    const staff = await asStaff(contextOf(req), 'admin');
    const key = req.get('idempotency-key') || randomUUID();
    const result = await createInvoice(staff, key, fromBody((req.body ?? {}) as InvoiceBody));
    if (!(result instanceof InvoiceSaved)) return answerRefusal(res, result);
    res.status(201).json(toBody(result.detail));
  });
  router.get('/api/admin/invoices.csv', async (req, res) => {
    // Who asks is checked before what they sent is read.
    const staff = await asStaff(contextOf(req), 'admin');
    const { q = '', status, method, from, to } = req.query;
    const filter = { q, statuses: listOf(status), methods: listOf(method), from, to };
    await sendCsv(res, 'invoices', await exportInvoices(staff, filter as never));
  });
  router.get('/api/admin/invoices/:number.pdf', async (req, res) => {
    const { invoice, paper } = await getInvoice(contextOf(req), req.params.number);
    await drawOneAtATime(paper, invoice, (pdf) => {
      res.set({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
      res.set('content-disposition', `attachment; filename="${invoice.number}.pdf"`);
      return pipeline(pdf, res, { signal: abortAfter(SEND_TIMEOUT_MS) });
    });
  });
  return router;
}
