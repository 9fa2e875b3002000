import type pg from 'pg';
import { copyInto } from './stage-orders.ts';
import { joinOrders, type StagedOrder } from './staged-order.ts';
import { copyValues, type StagingTables } from './staging-tables.ts';

const BATCH = 5_000;

interface ApartRow {
  place: number;
  external_number: string;
  part: StagedOrder;
}

/** A row of the table as the order it was made of. */
const PART = `jsonb_build_object('externalNumber', external_number, 'placedAt', placed_at, 'email', email, 'firstName', first_name, 'lastName', last_name,
  'street1', street1, 'street2', street2, 'city', city, 'state', state, 'zip', zip, 'country', country, 'couponCode', coupon_code, 'note', note, 'status', status,
  'discountCents', discount_cents, 'shippingCents', shipping_cents, 'taxCents', tax_cents, 'totalCents', said_total_cents, 'refundedCents', said_refunded_cents,
  'subtotalCents', subtotal_cents, 'itemsRefundedCents', items_refunded_cents, 'pieceCount', piece_count, 'conflict', conflict, 'isRejected', is_rejected,
  'items', items, 'rows', rows, 'rowCount', row_count)`;

/** Parts of the same order, in the order of the file, joined; some orders at a time. */
async function* joinedOrders(client: pg.Client): AsyncGenerator<StagedOrder[]> {
  let order: StagedOrder | null = null;
  let [number, place] = ['', -1];
  for (;;) {
    const { rows } = await client.query<ApartRow>(
      `select place, external_number, ${PART} as part from apart where (external_number, place) > ($1, $2) order by external_number, place limit ${BATCH}`,
      [number, place],
    );
    const orders: StagedOrder[] = [];
    for (const { part } of rows) {
      if (order?.externalNumber === part.externalNumber) joinOrders(order, part);
      else {
        if (order) orders.push(order);
        order = part;
      }
    }
    yield orders;
    const last = rows.at(-1);
    if (!last) break;
    [number, place] = [last.external_number, last.place];
  }
  if (order) yield [order];
}

/** Joins orders whose rows do not stand together in the file. */
export async function joinApart(reader: pg.Client, writer: pg.Client, tables: StagingTables): Promise<void> {
  const { read } = tables;
  await reader.query(
    `create temporary table apart as select * from ${read} where external_number in (select external_number from ${read} group by 1 having count(*) > 1)`,
  );
  const { rows } = await reader.query<{ count: number }>('select count(*)::int as count from apart');
  if (rows[0]!.count > 0) {
    await reader.query('create index on apart (external_number, place)');
    await reader.query(`delete from ${read} where external_number in (select external_number from apart)`);
    await copyInto(writer, read, joinedOrders(reader), copyValues);
  }
  await reader.query('drop table apart');
}
