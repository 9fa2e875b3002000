/** UTF-8 with this mark is what spreadsheets read without asking. */
export const CSV_BOM = '\uFEFF';

/** A number stays one, also a negative one; a date is written as ISO 8601; null is an empty cell. */
export type CsvCell = string | number | Date | null;

/** What a spreadsheet takes as the beginning of a formula. */
const beginsFormula = /^[=+\-@\t\r]/;
const needsQuotes = /[",\r\n]/;

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (cell instanceof Date) return cell.toISOString();
  const text = beginsFormula.test(cell) ? `'${cell}` : cell;
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line with its line end (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe in front. */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(cellText).join(',')}\r\n`;
}

/** A file that is read while it is sent. */
export interface CsvFile {
  /** How many rows it will have, without its head. */
  rowCount: number;
  /** Its text. Each piece is read when it is asked for. */
  pieces: AsyncIterable<string>;
}
