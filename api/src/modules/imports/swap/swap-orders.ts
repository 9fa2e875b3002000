import { LockMode } from '@mikro-orm/core';
import type pg from 'pg';
import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { withLongConnection } from '../../../platform/db/long-connection.ts';
import { HELD_CLAIM } from '../../../platform/outbox/job-claim.ts';
import { importCustomers } from '../../accounts/index.ts';
import { insertImported, removeMissing, updateImported } from '../../orders/index.ts';
import { ImportRun } from '../imports.entity.ts';
import { replaces } from '../staging/check-rows.ts';
import { dropStaging, isStillPrepared, type StagingTables, stagingTables } from '../staging/staging-tables.ts';
import type { ImportCounts } from '../import-counts.ts';
import { startNextImport } from '../queue/next-import.ts';
import { ImportLeft, type Progress, startProgress } from '../queue/progress.ts';
import { startCheck } from '../queue/start-check.ts';

/** Rows of the file that are inserted in one statement. */
const SLICE_ROWS = 2_000;

/** The shop is not as it was when the rows were checked, or PostgreSQL has lost the staging tables. */
class CheckIsOld extends Error {
  override name = 'CheckIsOld';
}

/**
 * The job: puts the checked orders beside the old, and swaps both in one transaction. Killed anywhere, the old data stand and the next try
 * begins anew; once it is committed, a second try only begins the next import.
 */
export async function swapOrders(ctx: Context, { importRunId, checkNumber }: { importRunId: number; checkNumber: number }): Promise<void> {
  const run = await ctx.em.findOneOrFail(ImportRun, { id: importRunId });
  if (run.state === 'importing' && run.checkNumber === checkNumber) {
    const progress = startProgress(ctx, run.id, 'importing');
    try {
      await withLongConnection(ctx.env.DATABASE_URL, (client) => swap(ctx, client, run, progress));
    } catch (error) {
      if (error instanceof CheckIsOld) await checkAgain(ctx, run);
      else if (!(error instanceof ImportLeft) || ctx.ending.aborted) throw error;
    } finally {
      progress.stop();
    }
  }
  await inTransaction({ ...ctx, em: ctx.em.fork() }, startNextImport);
}

async function swap(ctx: Context, client: pg.Client, run: ImportRun, progress: Progress): Promise<void> {
  const tables = stagingTables(run);
  const counts = run.counts!;
  await client.query('begin');
  await assertPrepared(client, tables, run);
  await progress.begin('store', counts.rows);
  const written = await store(ctx, client, run, tables, progress);
  // Somebody may have registered an address of a file of customers since.
  if (run.subject === 'orders' && (written.new !== counts.new || written.updated !== counts.updated)) {
    throw new Error(`import ${run.id}: ${JSON.stringify(written)} written of ${JSON.stringify(counts)}`);
  }
  await progress.begin('swap', 0);
  const { claim } = ctx;
  const held = claim ? await client.query(HELD_CLAIM.replace('?', '$1').replace('?', '$2'), [claim.outboxId, claim.attempts]) : null;
  if (held?.rowCount === 0) claim!.lose('its lease ended or another try has begun');
  claim?.throwIfLost();
  const ended = await client.query(
    `update import_run set state = 'done', problem = null, ended_at = $3, counts = $4 where id = $1 and check_number = $2 and state = 'importing'`,
    [run.id, run.checkNumber, ctx.clock.now(), JSON.stringify({ ...counts, ...written })],
  );
  if (ended.rowCount !== 1) throw new ImportLeft('the run was stopped');
  await ctx.reachFailpoint('import.before-commit');
  await client.query('commit');
  await ctx.reachFailpoint('import.after-commit');
  await dropStaging(client, tables);
}

/** @throws CheckIsOld */
async function assertPrepared(client: pg.Client, tables: StagingTables, { counts, source, subject }: ImportRun): Promise<void> {
  const table = await client.query<{ exists: boolean }>('select to_regclass($1) is not null as exists', [tables.prepared]);
  if (!table.rows[0]!.exists) throw new CheckIsOld();
  const { new: added, updated, unchanged, rejected, units, rows, strayRows } = counts!;
  const found = await client.query<{ orders: number; rows: number }>(
    `select count(*)::int as orders, coalesce(sum(row_count), 0)::int as rows from ${tables.prepared}`,
  );
  if (found.rows[0]!.orders + strayRows !== units) throw new CheckIsOld();
  if (new Set([units, added + updated + unchanged + rejected]).size > 1 || found.rows[0]!.rows + strayRows !== rows) {
    throw new Error(`the counts of an import do not add up to the rows read: ${JSON.stringify({ counts, found: found.rows[0] })}`);
  }
  if (subject === 'orders' && !(await isStillPrepared(client, tables, source!))) throw new CheckIsOld();
}

type Written = Pick<ImportCounts, 'new' | 'updated' | 'removed' | 'newCustomers'>;

async function store(
  ctx: Context,
  client: pg.Client,
  run: ImportRun,
  { prepared: table }: StagingTables,
  progress: Progress,
): Promise<Written> {
  if (run.subject === 'customers') {
    const added = await importCustomers(client, run.id, customersOf(table));
    return { new: added, updated: 0, removed: 0, newCustomers: added };
  }
  const orders = { table, runId: run.id, source: run.source! };
  const { rows } = await client.query<{ last: number }>(`select coalesce(max(place), 0) as last from ${table}`);
  const { last } = rows[0]!;
  let added = 0;
  for (let first = 1; first <= last; first += SLICE_ROWS) {
    added += await insertImported(client, orders, first, first + SLICE_ROWS - 1);
    progress.add(Math.min(SLICE_ROWS, last - first + 1));
    await reachShare(ctx, (first + SLICE_ROWS) / last);
    progress.throwIfLeft();
  }
  const updated = await updateImported(client, orders);
  const removed = replaces(run) ? await removeMissing(client, orders) : 0;
  // Last, as the address of a customer is locked until the commit.
  const newCustomers = await importCustomers(client, run.id, customersOf(table));
  return { new: added, updated, removed, newCustomers };
}

function customersOf(table: string): string {
  return `select email, customer_first_name, customer_last_name, created_at from ${table} where fate in ('new', 'updated')`;
}

/** Failpoints at parts of the rows. */
async function reachShare(ctx: Context, share: number): Promise<void> {
  if (share >= 0.1) await ctx.reachFailpoint('import.stored-10');
  if (share >= 0.5) await ctx.reachFailpoint('import.stored-50');
  if (share >= 0.9) await ctx.reachFailpoint('import.stored-90');
}

/** The person sees the new counts before anything is stored; without a person the import goes on after the check. */
async function checkAgain(ctx: Context, { id, checkNumber }: ImportRun): Promise<void> {
  await inTransaction({ ...ctx, em: ctx.em.fork() }, async (tx) => {
    const run = await tx.em.findOne(ImportRun, { id, checkNumber, state: 'importing' }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (run) await startCheck(tx, run);
  });
}
