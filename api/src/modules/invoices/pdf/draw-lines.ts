import { setImmediate } from 'node:timers/promises';
import { type Page, PAGE_BOTTOM, PAGE_LEFT, PAGE_RIGHT, PAGE_TOP, PAGE_WIDTH } from './page.ts';

interface Column {
  left: number;
  width: number;
  align: 'left' | 'right';
}

/** Item, grind, quantity, price, amount. */
const columns: readonly Column[] = [
  { left: PAGE_LEFT + 8, width: 196, align: 'left' },
  { left: PAGE_LEFT + 212, width: 84, align: 'left' },
  { left: PAGE_LEFT + 300, width: 48, align: 'right' },
  { left: PAGE_LEFT + 352, width: 78, align: 'right' },
  { left: PAGE_LEFT + 434, width: 78, align: 'right' },
];

const HEAD_HEIGHT = 28;
const PADDING = 9;

/** Rows drawn before other events of the process are handled: some 50 ms. */
const ROWS_AT_ONCE = 25;

/** The table of the lines; its head row is repeated on each page, and no row is broken. @returns where it ends on the last page */
export async function drawLines(
  doc: Page,
  root: PDFKit.PDFStructureElement,
  head: readonly string[],
  rows: readonly string[][],
  top: number,
): Promise<number> {
  const table = doc.struct('Table');
  root.add(table);
  drawHeadBackground(doc, top);
  addRow(doc, table, 'TH', () => doc.font('pixel').fontSize(14).fillColor('#fdf0da'), head, top + 6);
  let y = top + HEAD_HEIGHT;
  for (const [index, cells] of rows.entries()) {
    if (index % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await setImmediate();
    const height = rowHeight(doc, cells);
    if (y + height > PAGE_BOTTOM) {
      doc.addPage();
      repeatHead(doc, head);
      y = PAGE_TOP + HEAD_HEIGHT;
    }
    addRow(doc, table, 'TD', (index) => cellFont(doc, index), cells, y + PADDING);
    y += height;
    doc.markContent('Artifact', { type: 'Layout' });
    doc.rect(PAGE_LEFT, y - 1, PAGE_WIDTH, 1).fill('#e6d3ad');
    doc.endMarkedContent();
  }
  table.end();
  return y;
}

function cellFont(doc: Page, index: number): Page {
  return doc
    .font(index === 0 ? 'bold' : 'text')
    .fontSize(10.5)
    .fillColor('#22102e');
}

function rowHeight(doc: Page, [name = '']: readonly string[]): number {
  return cellFont(doc, 0).heightOfString(name, { width: columns[0]!.width }) + 2 * PADDING;
}

function drawHeadBackground(doc: Page, top: number): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc.rect(PAGE_LEFT, top, PAGE_RIGHT - PAGE_LEFT, HEAD_HEIGHT).fill('#2a1233');
  doc.endMarkedContent();
}

function addRow(
  doc: Page,
  table: PDFKit.PDFStructureElement,
  type: 'TH' | 'TD',
  setFont: (index: number) => void,
  cells: readonly string[],
  y: number,
): void {
  const row = doc.struct('TR');
  table.add(row);
  for (const [index, { left, width, align }] of columns.entries()) {
    row.add(
      doc.struct(type, {}, () => {
        setFont(index);
        doc.text(cells[index] ?? '', left, y, { width, align });
      }),
    );
  }
  row.end();
}

/** For the eye only: the table's first row is its head for who listens. */
function repeatHead(doc: Page, head: readonly string[]): void {
  drawHeadBackground(doc, PAGE_TOP);
  doc.markContent('Artifact', { type: 'Pagination' });
  doc.font('pixel').fontSize(14).fillColor('#fdf0da');
  for (const [index, { left, width, align }] of columns.entries()) doc.text(head[index] ?? '', left, PAGE_TOP + 6, { width, align });
  doc.endMarkedContent();
}
