import type { Context } from '../../../platform/context/context.ts';
import { readRecordBatches } from '../file/csv-records.ts';
import { readStoredFile } from '../file/stored-file.ts';
import type { ImportRun } from '../imports.entity.ts';
import type { RowProblem } from '../rows/import-line.ts';
import { ImportRefused } from '../rows/import-refused.ts';
import type { RowOptions } from '../rows/read-cells.ts';
import type { Progress } from '../queue/progress.ts';
import { collectRejections } from './rejections.ts';

const MOST_ROWS = 5_000_000;

/** Row options as a run has them. */
export function rowOptions({ matching, dateOrder, decimalMark }: ImportRun): RowOptions {
  const columns = Object.fromEntries((matching ?? []).flatMap(({ target, index }) => (target === null ? [] : [[target, index]])));
  return { columns, dateOrder: dateOrder ?? 'month-first', decimalMark };
}

/** The bytes of a file, with failpoints at parts of it. */
async function* readWithFailpoints(ctx: Context, { id, fileBytes }: ImportRun): AsyncGenerator<Buffer> {
  let read = 0;
  for await (const bytes of readStoredFile(ctx.em.fork(), id)) {
    yield bytes;
    read += bytes.length;
    if (read >= fileBytes * 0.1) await ctx.reachFailpoint('import.read-10');
    if (read >= fileBytes * 0.5) await ctx.reachFailpoint('import.read-50');
    if (read >= fileBytes * 0.9) await ctx.reachFailpoint('import.read-90');
  }
}

export interface ReadRow<T> {
  /** As a spreadsheet counts. */
  row: number;
  cells: readonly string[];
  /** Null when the row cannot be read; its problems are stored. */
  value: T | null;
}

/** The rows of a run's file below its header, each read, some at a time. @throws UnreadableCsv, ImportRefused, ImportLeft */
export async function* readRows<T>(
  ctx: Context,
  run: ImportRun,
  progress: Progress,
  read: (cells: readonly string[]) => { value: T } | { problems: RowProblem[] },
): AsyncGenerator<ReadRow<T>[]> {
  const format = run.format!;
  const rejections = collectRejections(ctx.em.fork(), run.id);
  let count = 0;
  for await (const records of readRecordBatches(readWithFailpoints(ctx, run), format)) {
    const rows: ReadRow<T>[] = [];
    for (const { row, cells } of records) {
      if (row <= format.headerRow) continue;
      const result = isTooLong(cells, format.header) ? tooLong(cells, format.header) : read(cells);
      if ('problems' in result) {
        await rejections.add(row, result.problems);
        progress.reject(1);
      }
      rows.push({ row, cells, value: 'value' in result ? result.value : null });
    }
    count += rows.length;
    if (count > MOST_ROWS) throw new ImportRefused(`The file has more than ${MOST_ROWS.toLocaleString('en-US')} rows. Split it, please.`);
    progress.add(rows.length);
    progress.throwIfLeft();
    yield rows;
  }
  await rejections.flush();
}

/** Empty cells beyond the header are no harm. */
function isTooLong(cells: readonly string[], header: readonly string[]): boolean {
  return cells.length > header.length && cells.slice(header.length).some((cell) => cell !== '');
}

function tooLong(cells: readonly string[], header: readonly string[]): { problems: RowProblem[] } {
  const found = cells[header.length] ?? '';
  return { problems: [{ column: null, found, message: `stands in cell ${header.length + 1}; the header has ${header.length}` }] };
}
