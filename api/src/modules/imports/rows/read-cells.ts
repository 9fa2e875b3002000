import { EMAIL } from '../matching/fitting-values.ts';
import type { ImportTarget } from '../matching/targets.ts';
import { splitFullName } from '../../orders/index.ts';
import type { CellValue } from '../values/cell-value.ts';
import { type DecimalMark, parseAmount } from '../values/parse-amount.ts';
import { type CellDate, type DateOrder, parseDate } from '../values/parse-date.ts';
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
  const first = text[0];
  if (first !== '"' && first !== "'" && first !== '=') return text;
  return text
    .replace(/^="(.*)"$/, '$1')
    .replace(/^"(.*)"$/, '$1')
    .replace(/^'/, '')
    .trim();
}

/** Dates, prices and quantities recur from row to row. */
const MOST_REMEMBERED = 10_000;

function remember<T>(parse: (cell: string) => T): (cell: string) => T {
  const known = new Map<string, T>();
  return (cell) => {
    const found = known.get(cell);
    if (found !== undefined) return found;
    const parsed = parse(cell);
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(cell, parsed);
    return parsed;
  };
}

/** Reads the cells of one row after the other by their targets. What cannot be read is null, and added to the row's problems. */
export function createCellReader({ columns, dateOrder, decimalMark }: RowOptions) {
  let cells: readonly string[] = [];
  let problems: RowProblem[] = [];
  const parsedAmount = remember((cell) => parseAmount(cell, decimalMark));
  // A tab is in no cell that can be read as a date.
  const parsedDate = remember((cellAndTime) => {
    const [cell = '', time = ''] = cellAndTime.split('\t');
    return parseDate(cell, dateOrder, time);
  });
  const timeColumn = columns['order-time'];

  function refuse(target: ImportTarget, message: string): null {
    const column = columns[target] ?? null;
    problems.push({ column, found: column === null ? '' : (cells[column] ?? ''), message });
    return null;
  }
  function text(target: ImportTarget, longest = LONGEST_TEXT): string | null {
    const column = columns[target];
    if (column === undefined) return null;
    const cell = withoutQuotes((cells[column] ?? '').trim());
    if (cell === '') return null;
    return cell.length > longest ? refuse(target, `is longer than ${longest} characters`) : cell;
  }
  function read<T>(target: ImportTarget, parse: (cell: string) => CellValue<T>): T | null {
    const cell = text(target);
    if (cell === null) return null;
    const parsed = parse(cell);
    return 'value' in parsed ? parsed.value : refuse(target, parsed.problem);
  }
  return {
    /** The next row. @returns where its problems are collected */
    begin(row: readonly string[]): RowProblem[] {
      cells = row;
      problems = [];
      return problems;
    },
    refuse,
    text,
    read,
    amount(target: ImportTarget, isSigned = false): number | null {
      const cents = read(target, parsedAmount);
      // A discount or a refund may be written as what it takes away.
      if (cents !== null && cents < 0) return isSigned ? -cents : refuse(target, 'is negative');
      return cents;
    },
    required<T>(target: ImportTarget, value: T | null, message: string): T | null {
      const isRefused = value === null && problems.some(({ column }) => column !== null && column === columns[target]);
      return value ?? (isRefused ? null : refuse(target, message));
    },
    date(target: ImportTarget): CellDate | null {
      const time = target === 'order-date' && timeColumn !== undefined ? (cells[timeColumn] ?? '') : '';
      return read(target, (cell) => parsedDate(`${cell}\t${time}`));
    },
    /** In lower case. */
    email(): string | null {
      const address = text('email', 254);
      if (address !== null && !EMAIL.test(address)) refuse('email', 'is not an e-mail address');
      return address?.toLowerCase() ?? null;
    },
    /** First and last name, of one column or of two. */
    name(): { firstName: string | null; lastName: string | null } {
      const fullName = text('full-name');
      const split = fullName === null ? null : splitFullName(fullName);
      return { firstName: text('first-name') ?? split?.firstName ?? null, lastName: text('last-name') ?? split?.lastName ?? null };
    },
  };
}
