import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BrowserSession } from '../../support/browser-session.ts';
import { makeStaff } from '../../support/factories/shoppers.ts';
import { setupShop } from '../../support/open-shop.ts';

const shop = setupShop({ processes: 'in-process' });
let admin: BrowserSession;
beforeAll(async () => {
  admin = (await makeStaff(shop)).browser;
});

interface Row {
  label: string;
  value: string;
}
interface Paper {
  title: string;
  shopName: string;
  billedToLabel: string;
  billedTo: string[];
  facts: Row[];
  columns: string[];
  lines: string[][];
  stamp: string;
  sums: Row[];
  total: Row;
  notesLabel: string;
  notes: string;
  footer: string;
}
const ROW = '{ label value }';
const PAPER = `title shopName billedToLabel billedTo facts ${ROW} columns lines stamp sums ${ROW} total ${ROW} notesLabel notes footer`;

let made = 0;
async function makeInvoice(): Promise<string> {
  const { createInvoice } = await admin.graphql<{ createInvoice: { detail: { invoice: { number: string } } } }>(
    `mutation { createInvoice(key: "pdf-invoice-key-${(made += 1)}", input: {
      customerName: "Zoë's Corner Bakery", customerEmail: "orders@corner.example", customerPhone: "+1 555 0142", paymentMethod: CREDIT_CARD,
      notes: "Pick-up on Friday, back door.", couponCode: "BREW10", discountCents: 600,
      items: [{ name: "Lord Darkroast", quantity: 3, priceCents: 2999 }, { name: "Café Crème", priceCents: 123456, grind: GROUND }]
    }) { ... on InvoiceSaved { detail { invoice { number } } } } }`,
  );
  return createInvoice.detail.invoice.number;
}

async function paperOf(number: string): Promise<Paper> {
  const { adminInvoice } = await admin.graphql<{ adminInvoice: { paper: Paper } }>(
    `{ adminInvoice(number: "${number}") { paper { ${PAPER} } } }`,
  );
  return adminInvoice.paper;
}

async function fetchPdf(number: string): Promise<{ headers: Headers; pdf: PDFDocumentProxy; bytes: number }> {
  const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(`${shop.baseUrl}/api/admin/invoices/${number}.pdf`, { headers: { cookie } });
  const data = new Uint8Array(await response.arrayBuffer());
  const bytes = data.length;
  return { headers: response.headers, pdf: await getDocument({ data, verbosity: 0 }).promise, bytes };
}

async function textsOf(pdf: PDFDocumentProxy): Promise<string[]> {
  const pages = Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1).then((page) => page.getTextContent()));
  return (await Promise.all(pages)).flatMap(({ items }) => items.map((item) => ('str' in item ? item.str.trim() : ''))).filter(Boolean);
}

function rows(list: Row[]): string[] {
  return list.flatMap(({ label, value }) => [label, value]);
}

describe('the PDF of an invoice', () => {
  it('has the texts of the paper, in the same order, and the page numbers', async () => {
    const number = await makeInvoice();
    const paper = await paperOf(number);
    const { pdf } = await fetchPdf(number);
    expect(await textsOf(pdf)).toEqual([
      paper.shopName.toUpperCase(),
      paper.title,
      paper.billedToLabel,
      ...paper.billedTo,
      ...rows(paper.facts),
      ...paper.columns,
      ...paper.lines.flat(),
      ...rows(paper.sums),
      ...rows([paper.total]),
      paper.stamp,
      paper.notesLabel,
      paper.notes,
      paper.footer,
      'Page 1 of 1',
    ]);
    expect(paper.total.value).toBe('$1,318.53');
  });

  it('is tagged, with title and language, named by its number, not stored, with its fonts inside', async () => {
    const number = await makeInvoice();
    const { headers, pdf, bytes } = await fetchPdf(number);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${number}.pdf"`);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    expect((await pdf.getMetadata()).info).toMatchObject({ Title: `Invoice ${number}`, Language: 'en-US' });
    const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
    for (const role of ['Document', 'H1', 'H2', 'Table', 'TR', 'TH', 'TD']) expect(tree).toContain(`"role":"${role}"`);
    expect(bytes).toBeLessThan(60_000);
  });

  it('a thousand lines have their head row on each page that has lines', async () => {
    const number = await makeInvoice();
    await shop.sql(
      `insert into invoice_item (invoice_id, position, name, price_cents)
       select i.id, n, 'Line ' || n, 100 from invoice i, generate_series(3, 1000) n where i.number = $1`,
      [number],
    );
    const { pdf } = await fetchPdf(number);
    const texts = await textsOf(pdf);
    expect(pdf.numPages).toBeGreaterThan(20);
    expect(texts.filter((text) => text === 'Amount').length).toBeGreaterThanOrEqual(pdf.numPages - 1);
    expect(texts.filter((text) => /^Line \d+$/.test(text))).toHaveLength(998);
    expect(texts).toContain(`Page ${pdf.numPages} of ${pdf.numPages}`);
  });
});
