import { createBoundedQueue } from '../../../platform/lib/bounded-queue.ts';
import type { InvoicePaper } from '../invoice-paper.ts';
import { drawInvoice, type PdfFacts } from './draw-invoice.ts';

/** Drawing is work for the processor: one document at a time in a process, and not more in line than a person waits for. */
const run = createBoundedQueue(1, 50, 'Too many invoices are being printed. Please try again in a moment.');

/** Draws the PDF and hands it to `read` as a stream, which ends before the next one begins. @throws TooMany */
export function drawOneAtATime<T>(paper: InvoicePaper, facts: PdfFacts, read: (pdf: NodeJS.ReadableStream) => Promise<T>): Promise<T> {
  return run(async () => read(await drawInvoice(paper, facts)));
}
