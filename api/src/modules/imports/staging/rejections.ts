import type { EntityManager } from '../../../platform/db/orm.ts';
import { ImportRefused } from '../rows/import-refused.ts';
import type { RowProblem } from '../rows/import-line.ts';

/** More rows than this are no slips: a column is matched wrong. */
const MOST_REJECTED_ROWS = 100_000;
const BATCH = 1_000;
const LONGEST_FOUND = 200;

export interface Rejections {
  add(row: number, problems: readonly RowProblem[]): Promise<void>;
  flush(): Promise<void>;
}

/** Stores what is wrong with rows, in batches. @throws ImportRefused for a file with too many of them */
export function collectRejections(em: EntityManager, runId: number): Rejections {
  let batch: { row: number; column: number | null; found: string; message: string }[] = [];
  let rowCount = 0;
  async function flush(): Promise<void> {
    if (batch.length === 0) return;
    await em.execute(
      `insert into import_rejection (run_id, row, column_index, found, message)
       select ?, r.row, r."column", r.found, r.message from jsonb_to_recordset(?::jsonb) as r (row int, "column" int, found text, message text)`,
      [runId, JSON.stringify(batch)],
    );
    batch = [];
  }
  return {
    async add(row, problems) {
      rowCount += 1;
      if (rowCount > MOST_REJECTED_ROWS) {
        throw new ImportRefused(`More than ${MOST_REJECTED_ROWS.toLocaleString('en-US')} rows cannot be read. Is a column matched wrong?`);
      }
      for (const { column, found, message } of problems) batch.push({ row, column, found: found.slice(0, LONGEST_FOUND), message });
      if (batch.length >= BATCH) await flush();
    },
    flush,
  };
}
