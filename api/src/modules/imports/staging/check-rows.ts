import { LockMode } from '@mikro-orm/core';
import type pg from 'pg';
import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { withLongConnection } from '../../../platform/db/long-connection.ts';
import { lockClaim } from '../../../platform/outbox/job-claim.ts';
import { IS_EDITED, isMissing } from '../../orders/index.ts';
import { UnreadableCsv } from '../file/csv-records.ts';
import { readStoredFile } from '../file/stored-file.ts';
import { ImportRun } from '../imports.entity.ts';
import { ImportRefused } from '../rows/import-refused.ts';
import type { ImportCounts, PreparedOrder } from '../import-counts.ts';
import { queueImport } from '../queue/next-import.ts';
import { ImportLeft, type Progress, startProgress } from '../queue/progress.ts';
import { checkCustomers } from './check-customers.ts';
import { dropStaging, createReadTable, prepareOrders, type StagingTables, stagingTables } from './staging-tables.ts';
import { joinApart } from './join-apart.ts';
import { readPreview } from './preview.ts';
import { rowOptions } from './read-rows.ts';
import { type ReadCounts, stageOrders } from './stage-orders.ts';

interface OfCheck {
  importRunId: number;
  checkNumber: number;
}

/**
 * The job: reads the file of a run into staging tables, and counts what an import would do. Nothing else changes. It begins anew when its
 * worker was killed, and ends when the run was stopped or is checked again.
 */
export async function checkRows(ctx: Context, { importRunId, checkNumber }: OfCheck): Promise<void> {
  const run = await ctx.em.findOneOrFail(ImportRun, { id: importRunId });
  if (run.state !== 'checking' || run.checkNumber !== checkNumber) return;
  const progress = startProgress(ctx, run.id, 'checking');
  try {
    const checked = await withLongConnection(ctx.env.DATABASE_URL, (client) =>
      withLongConnection(ctx.env.DATABASE_URL, (other) => check(ctx, run, { client, other, progress })),
    );
    await endCheck(ctx, run, { state: 'checked', ...checked, problem: null });
  } catch (error) {
    if (error instanceof ImportLeft && !ctx.ending.aborted) return;
    if (!(error instanceof UnreadableCsv || error instanceof ImportRefused)) throw error;
    await endCheck(ctx, run, { state: run.isUnattended ? 'refused' : 'matched', counts: null, preview: null, problem: error.message });
  } finally {
    progress.stop();
  }
}

type Checked = { counts: ImportCounts; preview: PreparedOrder[] };

interface Work {
  client: pg.Client;
  other: pg.Client;
  progress: Progress;
}

async function check(ctx: Context, run: ImportRun, { client, other, progress }: Work): Promise<Checked> {
  const tables = stagingTables(run);
  await ctx.em.execute('delete from import_rejection where run_id = ?', [run.id]);
  await dropStaging(client, stagingTables({ id: run.id, checkNumber: run.checkNumber - 1 }));
  if (run.subject === 'customers') return { counts: await checkCustomers(ctx, client, run, tables, progress), preview: [] };
  await createReadTable(client, tables);
  await progress.begin('read', await estimateRows(ctx, run));
  const read = await stageOrders(ctx, client, run, tables, progress);
  await progress.begin('check', read.rows);
  await ctx.reachFailpoint('import.rows-read');
  await joinApart(other, client, tables);
  progress.throwIfLeft();
  await prepareOrders(client, tables, run.source!);
  await ctx.reachFailpoint('import.rows-prepared');
  await recordConflicts(client, run, tables);
  return { counts: await countPrepared(client, run, tables, read), preview: await readPreview(client, tables.prepared) };
}

/** Rows of a file, by the line breaks of its first piece. */
async function estimateRows({ em }: Context, { id, fileBytes }: ImportRun): Promise<number> {
  for await (const head of readStoredFile(em.fork(), id)) {
    const breaks = head.reduce((count, byte) => count + Number(byte === 0x0a), 0);
    return Math.round((breaks * fileBytes) / head.length);
  }
  return 0;
}

/** What is wrong with whole orders, and what a person may want to know of orders that are imported. */
async function recordConflicts(client: pg.Client, run: ImportRun, { prepared }: StagingTables): Promise<void> {
  const { columns } = rowOptions(run);
  await client.query(
    `insert into import_rejection (run_id, row, column_index, found, message)
     select $1::int, r.row, case when p.conflict is not null then $2::int end, p.external_number, coalesce(p.conflict, 'has another row that is rejected')
     from ${prepared} p cross join lateral unnest(p.rows) as r (row)
     where p.fate = 'rejected' and not exists (select from import_rejection known where known.run_id = $1 and known.row = r.row)`,
    [run.id, columns['order-number'] ?? null],
  );
  await client.query(
    `insert into import_rejection (run_id, row, column_index, found, message, is_warning)
     select $1::int, p.place, $2::int, to_char(p.said_total_cents / 100.0, 'FM999999990.00'),
       'is not what its lines come to; ' || to_char(p.total_cents / 100.0, 'FM999999990.00') || ' is stored', true
     from ${prepared} p where p.fate <> 'rejected' and p.said_total_cents <> p.total_cents
     union all
     select $1::int, p.place, $3::int, to_char(p.said_refunded_cents / 100.0, 'FM999999990.00'), 'is more than the order comes to; its total is stored', true
     from ${prepared} p where p.fate <> 'rejected' and p.said_refunded_cents > p.total_cents`,
    [run.id, columns['total'] ?? null, columns['refunded-amount'] ?? null],
  );
}

async function countPrepared(
  client: pg.Client,
  run: ImportRun,
  { prepared }: StagingTables,
  { rows, strayRows }: ReadCounts,
): Promise<ImportCounts> {
  type Counted = Omit<ImportCounts, 'rows' | 'strayRows' | 'units' | 'removed' | 'kept'> & { orders: number };
  const [counted] = (
    await client.query<Counted>(
      `select count(*)::int as orders, count(*) filter (where fate = 'new')::int as new, count(*) filter (where fate = 'updated')::int as updated,
         count(*) filter (where fate = 'unchanged')::int as unchanged, count(*) filter (where fate = 'rejected')::int as rejected,
         coalesce(sum(json_array_length(items)) filter (where fate in ('new', 'updated')), 0)::int as items,
         (select count(distinct row)::int from import_rejection where run_id = $1 and not is_warning) as "rejectedRows",
         (select count(*)::int from import_rejection where run_id = $1 and is_warning) as warnings,
         (select count(distinct n.email)::int from ${prepared} n where n.fate in ('new', 'updated') and not exists (select from users u where u.email = n.email)) as "newCustomers"
       from ${prepared}`,
      [run.id],
    )
  ).rows;
  const { orders, ...counts } = counted!;
  const [left] = replaces(run)
    ? (
        await client.query<{ removed: number; kept: number }>(
          `select count(*) filter (where not (${IS_EDITED}))::int as removed, count(*) filter (where ${IS_EDITED})::int as kept from orders o where ${isMissing(prepared)}`,
          [run.source],
        )
      ).rows
    : [{ removed: 0, kept: 0 }];
  return { ...counts, ...left!, rows, strayRows, units: orders + strayRows, rejected: counts.rejected + strayRows };
}

/** Whether orders that the file does not have are removed. */
export function replaces({ kind, isAddition }: Pick<ImportRun, 'kind' | 'isAddition'>): boolean {
  return kind === 'standard' && !isAddition;
}

async function endCheck(
  ctx: Context,
  { id, checkNumber }: ImportRun,
  change: Pick<ImportRun, 'state' | 'counts' | 'preview' | 'problem'>,
): Promise<void> {
  await inTransaction({ ...ctx, em: ctx.em.fork() }, async (tx) => {
    await lockClaim(tx);
    const run = await tx.em.findOne(ImportRun, { id, checkNumber, state: 'checking' }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!run) return;
    Object.assign(run, change);
    if (change.state === 'refused') run.endedAt = tx.clock.now();
    await tx.em.flush();
    if (change.state === 'checked' && run.isUnattended) await queueImport(tx, run);
  });
}
