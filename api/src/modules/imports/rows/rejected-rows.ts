import type { Context } from '../../../platform/context/context.ts';
import { CSV_BOM, type CsvFile, csvLine } from '../../../platform/lib/csv.ts';
import { Missing } from '../../../platform/lib/access-errors.ts';
import { asStaff } from '../../accounts/index.ts';
import { readRecords } from '../file/csv-records.ts';
import { readStoredFile } from '../file/stored-file.ts';
import { ImportRun } from '../imports.entity.ts';

/** Columns in front of the file's own: a file with them can be mended and imported alone, and replaces nothing. */
export const REJECTED_COLUMNS = ['Rejected row', 'Rejected column', 'Rejected because'] as const;

interface Reason {
  row: number;
  column_index: number | null;
  found: string;
  message: string;
}

/** The rejected rows of a run as they stand in its file, each with the first reason. @throws NotAllowed, Missing */
export async function exportRejectedRows(ctx: Context, ref: string): Promise<CsvFile> {
  const staff = await asStaff(ctx, 'admin');
  const run = await staff.em.findOne(ImportRun, { ref });
  if (!run?.format || run.fileDeletedAt !== null) throw new Missing('The rows of this import are not kept any more');
  const reasons = await staff.em.execute<Reason[]>(
    `select distinct on (row) row, column_index, found, message from import_rejection where run_id = ? and not is_warning order by row, id`,
    [run.id],
  );
  return { rowCount: reasons.length, pieces: rejectedLines(staff, run, new Map(reasons.map((reason) => [reason.row, reason]))) };
}

/** A spreadsheet keeps no apostrophe of a cell that begins like a formula, so the file can be imported again. */
async function* rejectedLines(staff: Context, { id, format }: ImportRun, reasons: ReadonlyMap<number, Reason>): AsyncGenerator<string> {
  const { header, headerRow } = format!;
  const own = header.map((_, index) => index).filter((index) => !(REJECTED_COLUMNS as readonly string[]).includes(header[index]!));
  yield CSV_BOM + csvLine([...REJECTED_COLUMNS, ...own.map((index) => header[index]!)]);
  let left = reasons.size;
  if (left === 0) return;
  for await (const { row, cells } of readRecords(readStoredFile(staff.em.fork(), id), format!)) {
    const reason = row > headerRow ? reasons.get(row) : undefined;
    if (!reason) continue;
    const column = reason.column_index === null ? '' : (header[reason.column_index] ?? '');
    yield csvLine([row, column, `"${reason.found}" ${reason.message}`, ...own.map((index) => cells[index] ?? '')]);
    left -= 1;
    if (left === 0) return;
  }
}
