import type { Context } from '../../../platform/context/context.ts';
import { readRecords } from '../file/csv-records.ts';
import { readStoredFile } from '../file/stored-file.ts';
import type { ImportRun } from '../imports.entity.ts';
import type { RowProblem } from '../rows/import-line.ts';
import { ImportRefused } from '../rows/import-refused.ts';
import type { RowOptions } from '../rows/read-cells.ts';
import type { Progress } from '../queue/progress.ts';
import { collectRejections } from './rejections.ts';

const MOST_ROWS = 5_000_000;
/** Between two looks at whether the run was stopped. */
const LOOK_ROWS = 1_000;

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

/** The rows of a run's file below its header, each read. @throws UnreadableCsv, ImportRefused, ImportLeft */
export async function* readRows<T>(
  ctx: Context,
  run: ImportRun,
  progress: Progress,
  read: (cells: readonly string[]) => { value: T } | { problems: RowProblem[] },
): AsyncGenerator<ReadRow<T>> {
  const format = run.format!;
  const rejections = collectRejections(ctx.em.fork(), run.id);
  let count = 0;
  for await (const { row, cells } of readRecords(readWithFailpoints(ctx, run), format)) {
    if (row <= format.headerRow) continue;
    count += 1;
    if (count > MOST_ROWS) throw new ImportRefused(`The file has more than ${MOST_ROWS.toLocaleString('en-US')} rows. Split it, please.`);
    progress.add(1);
    if (count % LOOK_ROWS === 0) progress.throwIfLeft();
    const result =
      cells.length > format.header.length && cells.slice(format.header.length).some((cell) => cell !== '')
        ? tooLong(cells, format.header)
        : read(cells);
    if ('problems' in result) {
      await rejections.add(row, result.problems);
      progress.reject(1);
    }
    yield { row, cells, value: 'value' in result ? result.value : null };
  }
  await rejections.flush();
}

function tooLong(cells: readonly string[], header: readonly string[]): { problems: RowProblem[] } {
  const found = cells[header.length] ?? '';
  return { problems: [{ column: null, found, message: `stands in cell ${header.length + 1}; the header has ${header.length}` }] };
}
