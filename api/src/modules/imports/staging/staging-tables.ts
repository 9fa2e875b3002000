import type pg from 'pg';
import { PREPARED_HASH } from '../../orders/index.ts';
import type { CopyValue } from './copy-text.ts';
import type { StagedOrder } from './staged-order.ts';

type Client = Pick<pg.Client, 'query'>;

/** What the rows of a file say, and the orders that are made of it. Of one check: an older one has tables of its own. */
export interface StagingTables {
  read: string;
  prepared: string;
}

export function stagingTables({ id, checkNumber }: { id: number; checkNumber: number }): StagingTables {
  return { read: `import_read_${id}_${checkNumber}`, prepared: `import_prepared_${id}_${checkNumber}` };
}

/** Columns of the first table, in the order in which copyValues has their values. */
const READ_COLUMNS = `place int, rows int[], row_count int, external_number text, placed_at timestamptz, email text, first_name text, last_name text, street1 text, street2 text,
  city text, state text, zip text, country text, coupon_code text, note text, status text, discount_cents int, shipping_cents int, tax_cents int, said_total_cents int,
  said_refunded_cents int, subtotal_cents int, items_refunded_cents int, piece_count int, conflict text, is_rejected boolean, items json`;

export function copyValues(order: StagedOrder): CopyValue[] {
  return [
    order.rows[0]!,
    `{${order.rows.join(',')}}`,
    order.rowCount,
    order.externalNumber,
    order.placedAt,
    order.email,
    order.firstName,
    order.lastName,
    order.street1,
    order.street2,
    order.city,
    order.state,
    order.zip,
    order.country,
    order.couponCode,
    order.note,
    order.status,
    order.discountCents,
    order.shippingCents,
    order.taxCents,
    order.totalCents,
    order.refundedCents,
    order.subtotalCents,
    order.itemsRefundedCents,
    order.pieceCount,
    order.conflict,
    order.isRejected,
    JSON.stringify(order.items),
  ];
}

/** Unlogged: what a crash of PostgreSQL empties is read again. */
export async function createReadTable(client: Client, { read }: StagingTables): Promise<void> {
  await client.query(`drop table if exists ${read}; create unlogged table ${read} (${READ_COLUMNS})`);
}

/**
 * The orders as they will be stored, each with its fate: new, updated, unchanged or rejected. A discount takes shipping, too, where it is more
 * than the lines come to. The total is counted from the lines.
 */
export async function prepareOrders(client: Client, { read, prepared }: StagingTables, source: string): Promise<void> {
  await client.query(`drop table if exists ${prepared}`);
  await client.query(
    `create unlogged table ${prepared} as
     with amounts as (
       select r.*, least(coalesce(r.discount_cents, 0), r.subtotal_cents) as less, coalesce(r.tax_cents, 0) as taxed,
         greatest(coalesce(r.shipping_cents, 0) - greatest(coalesce(r.discount_cents, 0) - r.subtotal_cents, 0), 0) as shipped,
         coalesce(r.first_name, 'Guest') as first, case when r.first_name is null then coalesce(r.last_name, 'Customer') else coalesce(r.last_name, '') end as last
       from ${read} r),
     totals as (select *, subtotal_cents - less + shipped + taxed as total from amounts),
     refunds as (
       select *, least(total, case when said_refunded_cents is null and status = 'refunded' then total else coalesce(said_refunded_cents, items_refunded_cents) end) as refunded
       from totals),
     p as (
       select place, rows, row_count, external_number, placed_at as created_at, email, first as customer_first_name, last as customer_last_name,
         case when coalesce(street1, city, zip) is not null then jsonb_build_object('name', trim(first || ' ' || last),
           'street1', concat_ws(', ', street1, street2), 'city', coalesce(city, ''), 'state', coalesce(state, ''), 'zip', coalesce(zip, ''),
           'country', coalesce(country, '')) end as shipping_address,
         subtotal_cents, less as discount_cents, shipped as shipping_cents, taxed as tax_cents, total as total_cents, refunded as refunded_cents,
         coalesce(status, case when refunded = total and total > 0 then 'refunded' else 'completed' end) as status, piece_count as bag_count, coupon_code, note, items,
         said_total_cents, said_refunded_cents, case when placed_at is null and not is_rejected then 'has no date' else conflict end as conflict, is_rejected
       from refunds),
     hashed as (select p.*, ${PREPARED_HASH} as hash from p)
     select h.*, o.id as order_id,
       case when h.is_rejected or h.conflict is not null then 'rejected' when o.id is null then 'new' when o.import_hash = h.hash then 'unchanged' else 'updated' end as fate
     from hashed h left join orders o on o.import_source = '${source}' and o.external_number = h.external_number`,
  );
  await client.query(`create index on ${prepared} (place)`);
  await client.query(`create unique index on ${prepared} (external_number)`);
  await client.query(`analyze ${prepared}`);
}

/** Whether the orders of this shop are still as the check found them. */
export async function isStillPrepared(client: Client, { prepared }: StagingTables, source: string): Promise<boolean> {
  const { rows } = await client.query<{ is_changed: boolean }>(
    `select exists (select from ${prepared} p left join orders o on o.import_source = $1 and o.external_number = p.external_number
       where p.fate <> 'rejected' and (o.id is distinct from p.order_id or (o.import_hash = p.hash) is distinct from case p.fate when 'unchanged' then true when 'updated' then false end)) as is_changed`,
    [source],
  );
  return !rows[0]!.is_changed;
}

export async function dropStaging(client: Client, { read, prepared }: StagingTables): Promise<void> {
  await client.query(`drop table if exists ${read}, ${prepared}`);
}
