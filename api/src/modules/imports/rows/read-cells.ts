import type { ImportTarget } from '../matching/targets.ts';
import type { CellValue } from '../values/cell-value.ts';
import { type DecimalMark, parseAmount } from '../values/parse-amount.ts';
import { type CellDate, type DateOrder, parseDate } from '../values/parse-date.ts';
import { EMAIL } from '../matching/fitting-values.ts';
import { splitFullName } from '../../orders/index.ts';
import type { RowProblem } from './import-line.ts';

export interface RowOptions {
  /** Target -> place of its column in the header. */
  columns: Partial<Record<ImportTarget, number>>;
  dateOrder: DateOrder;
  decimalMark: DecimalMark;
}

const LONGEST_TEXT = 500;

/** Quotes that some exports put around digits, so that a spreadsheet keeps their zeros: '"02134"', "'02134", '="02134"'. */
function withoutQuotes(text: string): string {
  return text
    .replace(/^="(.*)"$/, '$1')
    .replace(/^"(.*)"$/, '$1')
    .replace(/^'/, '')
    .trim();
}

/** The cells of one row by their targets. What cannot be read is null, and added to `problems`. */
export function readCells({ columns, dateOrder, decimalMark }: RowOptions, cells: readonly string[]) {
  const problems: RowProblem[] = [];

  function refuse(target: ImportTarget, message: string): null {
    const column = columns[target] ?? null;
    problems.push({ column, found: column === null ? '' : (cells[column] ?? ''), message });
    return null;
  }
  function text(target: ImportTarget, longest = LONGEST_TEXT): string | null {
    const cell = withoutQuotes((cells[columns[target] ?? -1] ?? '').trim());
    if (cell === '') return null;
    return cell.length > longest ? refuse(target, `is longer than ${longest} characters`) : cell;
  }
  function read<T>(target: ImportTarget, parse: (cell: string) => CellValue<T>): T | null {
    const cell = text(target);
    if (cell === null) return null;
    const parsed = parse(cell);
    return 'value' in parsed ? parsed.value : refuse(target, parsed.problem);
  }
  function amount(target: ImportTarget, { isSigned = false } = {}): number | null {
    const cents = read(target, (cell) => parseAmount(cell, decimalMark));
    // A discount or a refund may be written as what it takes away.
    if (cents !== null && cents < 0) return isSigned ? -cents : refuse(target, 'is negative');
    return cents;
  }
  function required<T>(target: ImportTarget, value: T | null, message: string): T | null {
    const isRefused = problems.some(({ column }) => column !== null && column === columns[target]);
    return value ?? (isRefused ? null : refuse(target, message));
  }
  function date(target: ImportTarget): CellDate | null {
    const time = columns['order-time'] === undefined ? '' : (cells[columns['order-time']] ?? '');
    return read(target, (cell) => parseDate(cell, dateOrder, target === 'order-date' ? time : ''));
  }
  /** In lower case. */
  function email(): string | null {
    const address = text('email', 254);
    if (address !== null && !EMAIL.test(address)) refuse('email', 'is not an e-mail address');
    return address?.toLowerCase() ?? null;
  }
  /** First and last name, of one column or of two. */
  function name(): { firstName: string | null; lastName: string | null } {
    const fullName = text('full-name');
    const split = fullName === null ? null : splitFullName(fullName);
    return { firstName: text('first-name') ?? split?.firstName ?? null, lastName: text('last-name') ?? split?.lastName ?? null };
  }
  return { problems, refuse, text, read, amount, required, date, email, name };
}
