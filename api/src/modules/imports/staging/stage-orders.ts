import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Context } from '../../../platform/context/context.ts';
import type { ImportRun } from '../imports.entity.ts';
import { createRowReader } from '../rows/read-row.ts';
import type { Progress } from '../queue/progress.ts';
import { copyRow, type CopyValue } from './copy-text.ts';
import { readRows, rowOptions } from './read-rows.ts';
import { joinOrders, rejectedOrder, type StagedOrder, stagedOrder } from './staged-order.ts';
import { copyValues, type StagingTables } from './staging-tables.ts';

const PIECE_CHARACTERS = 64 * 1024;

export interface ReadCounts {
  /** Below the header. */
  rows: number;
  /** Rows that belong to nothing: of no order, or of no customer. */
  strayRows: number;
}

/** Orders of rows that stand together, some at a time; those of an order that are apart become one afterwards (join-apart.ts). */
async function* readOrders(ctx: Context, run: ImportRun, progress: Progress, counts: ReadCounts): AsyncGenerator<StagedOrder[]> {
  const options = rowOptions(run);
  const readRow = createRowReader(options);
  const numberColumn = options.columns['order-number'] ?? -1;
  let order: StagedOrder | null = null;
  const batches = readRows(ctx, run, progress, (cells) => {
    const result = readRow(cells);
    return 'line' in result ? { value: result.line } : result;
  });
  for await (const rows of batches) {
    const orders: StagedOrder[] = [];
    for (const { row, cells, value } of rows) {
      const number = value?.orderNumber ?? (cells[numberColumn] ?? '').trim().replace(/^#\s*/, '').slice(0, 60);
      if (number === '') {
        counts.strayRows += 1;
        continue;
      }
      const next = value ? stagedOrder(row, value, run.timeZone) : rejectedOrder(row, number);
      if (order?.externalNumber === number) joinOrders(order, next);
      else {
        if (order) orders.push(order);
        order = next;
      }
    }
    counts.rows += rows.length;
    yield orders;
  }
  if (order) yield [order];
}

async function* copyPieces<T>(batches: AsyncIterable<T[]>, values: (thing: T) => CopyValue[]): AsyncGenerator<string> {
  let piece = '';
  for await (const things of batches) {
    for (const thing of things) piece += copyRow(values(thing));
    if (piece.length < PIECE_CHARACTERS) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}

/** Writes rows, which come some at a time, into a table by COPY. */
export async function copyInto<T>(
  client: pg.Client,
  table: string,
  batches: AsyncIterable<T[]>,
  values: (thing: T) => CopyValue[],
): Promise<void> {
  await pipeline(Readable.from(copyPieces(batches, values)), client.query(copyFrom(`copy ${table} from stdin`)));
}

/** Reads a file of orders into its staging table. @throws UnreadableCsv, ImportRefused, ImportLeft */
export async function stageOrders(
  ctx: Context,
  client: pg.Client,
  run: ImportRun,
  { read }: StagingTables,
  progress: Progress,
): Promise<ReadCounts> {
  const counts: ReadCounts = { rows: 0, strayRows: 0 };
  await copyInto(client, read, readOrders(ctx, run, progress, counts), copyValues);
  return counts;
}
