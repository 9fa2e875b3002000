import type pg from 'pg';
import type { Context } from '../../../platform/context/context.ts';
import type { ImportRun } from '../imports.entity.ts';
import { createCustomerReader } from '../rows/read-row.ts';
import type { ImportedCustomer } from '../rows/import-line.ts';
import type { ImportCounts } from '../import-counts.ts';
import type { Progress } from '../queue/progress.ts';
import { readRows, rowOptions } from './read-rows.ts';
import { copyInto, type ReadCounts } from './stage-orders.ts';
import type { StagingTables } from './staging-tables.ts';

type StagedCustomer = ImportedCustomer & { row: number };

async function* readCustomers(ctx: Context, run: ImportRun, progress: Progress, counts: ReadCounts): AsyncGenerator<StagedCustomer[]> {
  const readCustomer = createCustomerReader(rowOptions(run));
  const batches = readRows(ctx, run, progress, (cells) => {
    const result = readCustomer(cells);
    return 'customer' in result ? { value: result.customer } : result;
  });
  for await (const rows of batches) {
    counts.rows += rows.length;
    const customers = rows.flatMap(({ row, value }) => (value === null ? [] : [{ row, ...value }]));
    counts.strayRows += rows.length - customers.length;
    yield customers;
  }
}

/** Reads a file of customers into its staging tables, and counts what an import would do. Customers that exist keep their names. */
export async function checkCustomers(
  ctx: Context,
  client: pg.Client,
  run: ImportRun,
  { read, prepared }: StagingTables,
  progress: Progress,
): Promise<ImportCounts> {
  const counts: ReadCounts = { rows: 0, strayRows: 0 };
  await client.query(`drop table if exists ${read}, ${prepared}`);
  await client.query(`create unlogged table ${read} (place int, email text, first_name text, last_name text, since timestamptz)`);
  await progress.begin('read', 0);
  await copyInto(client, read, readCustomers(ctx, run, progress, counts), ({ row, email, firstName, lastName, since }) => [
    row,
    email,
    firstName,
    lastName,
    since && `${since.clock}${since.offset ?? ` ${run.timeZone}`}`,
  ]);
  await progress.begin('check', counts.rows);
  await client.query(
    `create unlogged table ${prepared} as
     select distinct on (r.email) r.place, count(*) over (partition by r.email)::int as row_count, r.email, coalesce(r.first_name, 'Guest') as customer_first_name,
       coalesce(r.last_name, case when r.first_name is null then 'Customer' else '' end) as customer_last_name, coalesce(r.since, now()) as created_at,
       case when u.id is null then 'new' else 'unchanged' end as fate
     from ${read} r left join users u on u.email = r.email order by r.email, r.place`,
  );
  const { rows } = await client.query<{ new: number; unchanged: number; people: number }>(
    `select count(*) filter (where fate = 'new')::int as new, count(*) filter (where fate = 'unchanged')::int as unchanged, count(*)::int as people from ${prepared}`,
  );
  const { people, ...found } = rows[0]!;
  return {
    ...counts,
    ...found,
    units: people + counts.strayRows,
    updated: 0,
    rejected: counts.strayRows,
    rejectedRows: counts.strayRows,
    warnings: 0,
    removed: 0,
    kept: 0,
    newCustomers: found.new,
    items: 0,
  };
}
