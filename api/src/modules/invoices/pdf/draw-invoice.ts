import PDFDocument from 'pdfkit';
import type { InvoicePaper } from '../invoice-paper.ts';
import { drawLines } from './draw-lines.ts';
import { boldFont, pixelFont, textFont } from './fonts.ts';
import { type Page, PAGE_BOTTOM, PAGE_LEFT, PAGE_RIGHT, PAGE_TOP, PAGE_WIDTH } from './page.ts';
import { writableText } from './writable-text.ts';

export interface PdfFacts {
  number: string;
  createdAt: Date;
}

const INK = '#22102e';
const LABEL = '#6b4a2a';
const GREEN = '#1f6b4a';
const RED = '#8e1b30';

/** The paper as a tagged PDF, US Letter; a stream that ends once it is read. The same paper gives the same bytes. */
export async function drawInvoice(paper: InvoicePaper, { number, createdAt }: PdfFacts): Promise<Page> {
  const doc: Page = new PDFDocument({
    size: 'LETTER',
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    // Otherwise pdfkit loads its default font from a file, which a bundle has not.
    font: textFont as never,
    info: { Title: `Invoice ${number}`, Author: paper.shopName, CreationDate: createdAt, ModDate: createdAt },
  });
  doc.registerFont('pixel', pixelFont);
  doc.registerFont('text', textFont);
  doc.registerFont('bold', boldFont);
  const root = doc.struct('Document');
  doc.addStructure(root);
  drawHead(doc, root, paper);
  const afterLines = await drawLines(
    doc,
    root,
    paper.columns,
    paper.lines.map((cells) => cells.map(writableText)),
    doc.y + 18,
  );
  drawSums(doc, root, paper, afterLines);
  drawNotes(doc, root, paper);
  root.end();
  drawFooters(doc, paper.footer);
  doc.end();
  return doc;
}

function rule(doc: Page, y: number, { from = PAGE_LEFT, height = 3, color = INK } = {}): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc.rect(from, y, PAGE_RIGHT - from, height).fill(color);
  doc.endMarkedContent();
}

type Part = PDFKit.PDFStructureElement;

function drawHead(doc: Page, root: Part, { shopName, title, billedToLabel, billedTo, facts }: InvoicePaper): void {
  function add(type: string, draw: () => void): void {
    root.add(doc.struct(type, {}, draw));
  }
  add('P', () =>
    doc
      .font('pixel')
      .fontSize(26)
      .fillColor(INK)
      .text(shopName.toUpperCase(), PAGE_LEFT, PAGE_TOP + 10, { lineBreak: false }),
  );
  add('H1', () => doc.fontSize(45).text(title, PAGE_LEFT, PAGE_TOP, { width: PAGE_WIDTH, align: 'right' }));
  rule(doc, PAGE_TOP + 52);
  const top = PAGE_TOP + 74;
  add('H2', () => doc.fontSize(14).fillColor(LABEL).text(billedToLabel, PAGE_LEFT, top));
  let y = top + 20;
  for (const [index, line] of billedTo.map(writableText).entries()) {
    const font = index === 0 ? 'bold' : 'text';
    add('P', () => doc.font(font).fontSize(10.5).fillColor(INK).text(line, PAGE_LEFT, y, { width: 300, lineGap: 3 }));
    y = doc.y + 1;
  }
  let factY = top;
  for (const { label, value } of facts) {
    add('P', () => {
      doc
        .font('pixel')
        .fontSize(14)
        .fillColor(LABEL)
        .text(label, 390, factY - 2, { lineBreak: false });
      doc.font('text').fontSize(10.5).fillColor(INK).text(value, 450, factY, { lineBreak: false });
    });
    factY += 19;
  }
  doc.y = Math.max(y, factY);
}

const SUMS_LEFT = 340;

function drawSums(doc: Page, root: Part, { sums, total, stamp }: InvoicePaper, top: number): void {
  let y = top + 14;
  if (y + 120 > PAGE_BOTTOM) {
    doc.addPage();
    y = PAGE_TOP;
  }
  for (const row of sums) {
    const { label, value } = row;
    root.add(
      doc.struct('P', {}, () => {
        doc.font('text').fontSize(10.5).fillColor(INK).text(writableText(label), SUMS_LEFT, y, { width: 150, height: 13, ellipsis: true });
        doc.text(value, SUMS_LEFT, y, { width: PAGE_RIGHT - SUMS_LEFT - 8, align: 'right' });
      }),
    );
    y += 21;
  }
  rule(doc, y, { from: SUMS_LEFT - 8 });
  root.add(
    doc.struct('P', {}, () => {
      doc
        .font('pixel')
        .fontSize(30)
        .text(total.label, SUMS_LEFT, y + 10, { lineBreak: false });
      doc.text(total.value, SUMS_LEFT, y + 10, { width: PAGE_RIGHT - SUMS_LEFT - 8, align: 'right' });
    }),
  );
  const color = stamp === 'VOID' ? RED : GREEN;
  doc.markContent('Artifact', { type: 'Layout' });
  doc
    .lineWidth(3)
    .rect(PAGE_LEFT + 2, y - 4, 82, 42)
    .stroke(color);
  doc
    .lineWidth(1)
    .rect(PAGE_LEFT + 6, y, 74, 34)
    .stroke(color);
  doc.endMarkedContent();
  root.add(
    doc.struct('P', {}, () =>
      doc
        .fontSize(26)
        .fillColor(color)
        .text(stamp, PAGE_LEFT + 2, y + 4, { width: 82, align: 'center' }),
    ),
  );
  doc.fillColor(INK);
  doc.y = y + 62;
}

function drawNotes(doc: Page, root: Part, { notesLabel, notes }: InvoicePaper): void {
  if (!notes) return;
  const words = writableText(notes);
  const height = doc.font('text').fontSize(10.5).heightOfString(words, { width: PAGE_WIDTH, lineGap: 3 }) + 16;
  if (doc.y + height > PAGE_BOTTOM) {
    doc.addPage();
    doc.y = PAGE_TOP;
  }
  root.add(
    doc.struct('P', {}, () => {
      doc
        .font('bold')
        .fontSize(10.5)
        .fillColor(INK)
        .text(`${notesLabel} `, PAGE_LEFT, doc.y, { continued: true, width: PAGE_WIDTH, lineGap: 3 });
      doc.font('text').text(words);
    }),
  );
}

/** Once all pages are there: each says how many there are. */
function drawFooters(doc: Page, footer: string): void {
  const { count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(index);
    rule(doc, PAGE_BOTTOM + 14, { height: 1, color: '#e6d3ad' });
    doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
    doc.font('text').fontSize(9).fillColor('#4d3a57');
    doc.text(writableText(footer), PAGE_LEFT, PAGE_BOTTOM + 22, { lineBreak: false });
    doc.text(`Page ${index + 1} of ${count}`, PAGE_LEFT, PAGE_BOTTOM + 22, { width: PAGE_WIDTH, align: 'right', lineBreak: false });
    doc.endMarkedContent();
  }
}
