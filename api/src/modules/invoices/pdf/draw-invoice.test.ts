import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { InvoicePaper } from '../invoice-paper.ts';
import { drawInvoice } from './draw-invoice.ts';

function paperWith(lineCount: number): InvoicePaper {
  const row = { label: 'Subtotal', value: '$1.00' };
  return {
    title: 'INVOICE',
    shopName: 'Brew Quest',
    billedToLabel: 'BILLED TO',
    billedTo: ['Ada'],
    facts: [row],
    columns: ['Item', 'Grind', 'Qty', 'Price', 'Amount'],
    lines: Array.from({ length: lineCount }, (_, at) => [`Line ${at}`, 'ground', '1', '$1.00', '$1.00']),
    stamp: 'PAID',
    sums: [row],
    total: row,
    notesLabel: 'Notes.',
    notes: '',
    footer: 'Brew Quest',
  };
}

test('handles other events of the process while it draws many lines', async () => {
  let events = 0;
  let isDrawn = false;
  function count() {
    events += 1;
    if (!isDrawn) setImmediate(count);
  }
  setImmediate(count);
  const pdf = await drawInvoice(paperWith(250), { number: 'INV-2026-0001', createdAt: new Date(0) });
  isDrawn = true;
  expect(events).toBeGreaterThanOrEqual(10);
  expect((await buffer(pdf)).subarray(0, 5).toString()).toBe('%PDF-');
});
