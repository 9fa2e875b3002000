import type pg from 'pg';

/*
 * The writer of orders that other shops sold: sets of them, in the transaction of an import or of its undo. Rows are never orders of this
 * shop. A prepared order is a row of a staging table that has a column for each of PREPARED (imports/staging).
 */

type Client = Pick<pg.Client, 'query'>;

/** Columns of orders that are filled from the file. */
const PREPARED = [
  'external_number',
  'status',
  'email',
  'customer_first_name',
  'customer_last_name',
  'shipping_address',
  'subtotal_cents',
  'discount_cents',
  'shipping_cents',
  'tax_cents',
  'total_cents',
  'refunded_cents',
  'bag_count',
  'coupon_code',
  'created_at',
] as const;

/** Columns of orders that an import changes of an order it knows. */
const CHANGED = [...PREPARED.filter((column) => column !== 'external_number'), 'import_hash'];

/** MD5 of a prepared order and its lines: SQL on alias p. Times are in UTC (long-connection.ts). */
export const PREPARED_HASH = `md5(row(${PREPARED.map((column) => `p.${column}`).join(', ')}, p.items::text)::text)`;

const ITEMS = `insert into order_item (order_id, product_id, product_slug, product_name, grind, quantity, unit_price_cents, weight_grams)
  select w.id, 0, '', i.name || coalesce(' [' || i.sku || ']', ''), 'none', i.quantity, i."unitPriceCents", 0
  from written w join prepared p on p.external_number = w.external_number
  cross join lateral json_to_recordset(p.items) as i (name text, sku text, quantity int, "unitPriceCents" int)`;

interface ImportOfOrders {
  /** The staging table. */
  table: string;
  runId: number;
  /** orders.import_source. */
  source: string;
}

/** Inserts the prepared orders with fate 'new' of rows first to last of the file, with their lines. @returns how many */
export async function insertImported(
  client: Client,
  { table, runId, source }: ImportOfOrders,
  first: number,
  last: number,
): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `with prepared as materialized (select * from ${table} where fate = 'new' and place between $3 and $4),
     written as (
       insert into orders (ref, number, stock_state, source, mode, label_state, actual_shipping_cents, shipping_method, completed_at, import_run_id, import_source,
         import_hash, import_version, ${PREPARED.join(', ')})
       select 'BQ-' || upper(substr(md5(gen_random_uuid()::text), 1, 16)), nextval('imported_order_number_seq'), 'released', 'import', 'live', 'none', 0, 'Imported',
         p.created_at, $1, $2, p.hash, 1, ${PREPARED.map((column) => `p.${column}`).join(', ')}
       from prepared p order by p.created_at desc returning id, external_number),
     lined as (${ITEMS}),
     noted as (
       insert into order_event (order_id, kind, detail, actor, created_at)
       select w.id, 'note-added', jsonb_build_object('text', p.note), 'system', p.created_at
       from written w join prepared p on p.external_number = w.external_number where p.note is not null)
     select count(*)::int as count from written`,
    [runId, source, first, last],
  );
  return rows[0]!.count;
}

/** Keeps what orders are before the import changes or removes them. `which`: SQL on alias o. */
function keepBefore(isRemoval: boolean, from: string): string {
  return `insert into imported_order_change (run_id, order_id, is_removal, before)
    select $1, o.id, ${isRemoval}, jsonb_build_object('order', to_jsonb(o), 'items', (select coalesce(jsonb_agg(to_jsonb(i) order by i.id), '[]') from order_item i where i.order_id = o.id),
      'events', (select coalesce(jsonb_agg(to_jsonb(e) order by e.id), '[]') from order_event e where e.order_id = o.id))
    from ${from}`;
}

/** Gives the prepared orders with fate 'updated' what the file says now. @returns how many */
export async function updateImported(client: Client, { table, runId }: ImportOfOrders): Promise<number> {
  await client.query(keepBefore(false, `${table} p join orders o on o.id = p.order_id where p.fate = 'updated'`), [runId]);
  const { rows } = await client.query<{ count: number }>(
    `with prepared as materialized (select * from ${table} where fate = 'updated'),
     written as (
       update orders o set ${CHANGED.map((column) => `${column} = p.${column === 'import_hash' ? 'hash' : column}`).join(', ')},
         completed_at = p.created_at, version = o.version + 1, import_version = o.version + 1
       from prepared p where o.id = p.order_id and o.source = 'import' returning o.id, o.external_number),
     unlined as (delete from order_item where order_id in (select id from written)),
     lined as (${ITEMS})
     select count(*)::int as count from written`,
  );
  return rows[0]!.count;
}

/** The orders of a source that a file does not have: SQL on alias o. One that a person has edited stays. */
export function isMissing(table: string): string {
  return `o.source = 'import' and o.import_source = $1 and not exists (select from ${table} p where p.external_number = o.external_number)`;
}
export const IS_EDITED = 'o.version > o.import_version';

/** Removes the orders of earlier imports of the source that the file does not have. @returns how many */
export async function removeMissing(client: Client, { table, runId, source }: ImportOfOrders): Promise<number> {
  await client.query(keepBefore(true, `orders o where ${isMissing(table).replace('$1', '$2')} and not (${IS_EDITED})`), [runId, source]);
  return removeOrders(client, 'select order_id from imported_order_change where run_id = $1 and is_removal', [runId]);
}

/** @param ids SQL that selects ids of imported orders */
async function removeOrders(client: Client, ids: string, parameters: unknown[]): Promise<number> {
  await client.query(`create temporary table removed_order on commit drop as ${ids}`, parameters);
  await client.query('analyze removed_order');
  await client.query('delete from order_item where order_id in (select * from removed_order)');
  await client.query('delete from order_event where order_id in (select * from removed_order)');
  const { rowCount } = await client.query(`delete from orders where source = 'import' and id in (select * from removed_order)`);
  return rowCount ?? 0;
}

export interface UndoneOrders {
  removed: number;
  restored: number;
  /** Numbers of orders that stay, as a person has edited them since. */
  kept: string[];
}

/**
 * Undoes what a run has done: removes the orders it made, gives those it changed their former values, and brings back those it removed. An
 * order that a person has edited since stays as it is.
 */
export async function undoImported(client: Client, runId: number): Promise<UndoneOrders> {
  const kept = await client.query<{ external_number: string }>(
    `select external_number from orders o where ${IS_EDITED} and (o.import_run_id = $1
       or exists (select from imported_order_change c where c.run_id = $1 and c.order_id = o.id and not c.is_removal)) order by 1`,
    [runId],
  );
  const removed = await removeOrders(client, `select id from orders o where o.import_run_id = $1 and not (${IS_EDITED})`, [runId]);
  const changes = `imported_order_change c cross join lateral jsonb_populate_record(null::orders, c.before -> 'order') b`;
  await client.query(
    `create temporary table restored_order on commit drop as
     select c.id as change_id, o.id from imported_order_change c join orders o on o.id = c.order_id
     where c.run_id = $1 and not c.is_removal and not (${IS_EDITED})`,
    [runId],
  );
  const updated = await client.query(
    `update orders o set ${CHANGED.map((column) => `${column} = b.${column}`).join(', ')}, completed_at = b.completed_at,
       version = o.version + 1, import_version = o.version + 1 - (b.version - b.import_version)
     from restored_order r join ${changes} on c.id = r.change_id where o.id = r.id`,
  );
  await client.query('delete from order_item where order_id in (select id from restored_order)');
  const returned = await client.query(`insert into orders select b.* from ${changes} where c.run_id = $1 and c.is_removal`, [runId]);
  for (const [key, table] of [
    ['items', 'order_item'],
    ['events', 'order_event'],
  ]) {
    await client.query(
      `insert into ${table} select r.* from imported_order_change c cross join lateral jsonb_populate_recordset(null::${table}, c.before -> '${key}') r
       where c.run_id = $1 and (c.is_removal ${key === 'items' ? 'or c.id in (select change_id from restored_order)' : ''})`,
      [runId],
    );
  }
  await client.query('delete from imported_order_change where run_id = $1', [runId]);
  return { removed, restored: (updated.rowCount ?? 0) + (returned.rowCount ?? 0), kept: kept.rows.map((row) => row.external_number) };
}
