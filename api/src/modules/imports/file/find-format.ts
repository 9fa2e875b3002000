import { parse } from 'csv-parse/sync';
import { LINE_ENDS } from './csv-records.ts';
import type { TextEncoding } from './text-encoding.ts';

export interface FileFormat {
  encoding: TextEncoding;
  delimiter: string;
  /** Counted from 1. */
  headerRow: number;
  header: string[];
}

export const DELIMITERS = [',', ';', '\t', '|'] as const;
/** Rows that are looked at; a header stands within the first ten of them. */
export const LOOKED_AT = 50;
const HEADER_WITHIN = 10;
const MOST_COLUMNS = 500;

interface Reading {
  delimiter: string;
  rows: string[][];
  columnCount: number;
  /** How many rows have that many cells. */
  fittingCount: number;
}

/** Null when the text is no CSV with this delimiter: a quoted cell may hold another one. */
function readWith(delimiter: string, text: string): Reading | null {
  let rows: string[][];
  try {
    rows = parse(text, {
      delimiter,
      bom: true,
      record_delimiter: LINE_ENDS,
      to: LOOKED_AT,
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
    });
  } catch {
    return null;
  }
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [columnCount, fittingCount] = [...counts].toSorted(([a, x], [b, y]) => y - x || b - a)[0] ?? [0, 0];
  return { delimiter, rows, columnCount, fittingCount };
}

/** A row that is cut off at the end of the head would be read as one with an open quote. */
function wholeRows(text: string): string {
  const end = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r'));
  return end < 0 ? text : text.slice(0, end + 1);
}

/**
 * Delimiter and header of a file: the delimiter that cuts most rows into the same number of cells, and the first row with that many, all
 * with a text. @param head the file's beginning, some thousand bytes. @returns why there is none, as a sentence
 */
export function findFormat(head: Uint8Array, encoding: TextEncoding, isWhole: boolean): FileFormat | { problem: string } {
  const decoded = new TextDecoder(encoding).decode(head);
  const text = isWhole ? decoded : wholeRows(decoded);
  if (text.trim() === '') return { problem: 'The file is empty.' };
  const readings = DELIMITERS.flatMap((delimiter) => readWith(delimiter, text) ?? []);
  const [best] = readings.toSorted(
    (a, b) => Number(b.columnCount > 1) - Number(a.columnCount > 1) || b.fittingCount - a.fittingCount || b.columnCount - a.columnCount,
  );
  // With one column it is the text of another delimiter, which cannot be read.
  if (!best || (best.columnCount <= 1 && readings.length < DELIMITERS.length)) {
    return { problem: 'The first rows of the file are not CSV; is a quote not closed?' };
  }
  if (best.columnCount > MOST_COLUMNS) return { problem: `The file has more than ${MOST_COLUMNS} columns.` };
  const at = best.rows.slice(0, HEADER_WITHIN).findIndex((row) => row.length === best.columnCount && row.every((cell) => cell !== ''));
  if (at < 0) return { problem: 'None of the first rows names the columns.' };
  return { encoding, delimiter: best.delimiter, headerRow: at + 1, header: best.rows[at]! };
}

/**
 * The header of a file that a person has said how to read. @returns why there is none, as a sentence
 * @param headerRow from 1 to LOOKED_AT
 */
export function readFormat(
  head: Uint8Array,
  { encoding, delimiter, headerRow }: Omit<FileFormat, 'header'>,
  isWhole: boolean,
): FileFormat | { problem: string } {
  const decoded = new TextDecoder(encoding).decode(head);
  const header = readWith(delimiter, isWhole ? decoded : wholeRows(decoded))?.rows[headerRow - 1];
  if (!header) return { problem: `The file cannot be read like this: there is no row ${headerRow}.` };
  if (header.every((cell) => cell === '')) return { problem: `Row ${headerRow} is empty, so it cannot name the columns.` };
  if (header.length > MOST_COLUMNS) return { problem: `The file has more than ${MOST_COLUMNS} columns.` };
  return { encoding, delimiter, headerRow, header };
}
