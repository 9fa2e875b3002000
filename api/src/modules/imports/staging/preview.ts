import type pg from 'pg';
import type { PreparedOrder } from '../import-counts.ts';

/** Orders that the check shows. */
const PREVIEWED = 5;

/** What a person sees of an order -> its columns, which a prepared order (alias p) and a stored one (alias o) share. */
const COMPARED = {
  date: ['created_at'],
  'e-mail': ['email'],
  name: ['customer_first_name', 'customer_last_name'],
  address: ['shipping_address'],
  status: ['status'],
  discount: ['discount_cents'],
  shipping: ['shipping_cents'],
  tax: ['tax_cents'],
  refund: ['refunded_cents'],
  coupon: ['coupon_code'],
};

/** The lines of an order as one text: SQL. */
const STORED_LINES = `(select string_agg(concat_ws('|', i.product_name, i.quantity, i.unit_price_cents), ',' order by i.product_name, i.quantity, i.unit_price_cents)
  from order_item i where i.order_id = o.id)`;
const PREPARED_LINES = `(select string_agg(concat_ws('|', i.title, i.quantity, i."unitPriceCents"), ',' order by i.title, i.quantity, i."unitPriceCents")
  from (select name || coalesce(' [' || sku || ']', '') as title, quantity, "unitPriceCents" from json_to_recordset(p.items) as line (name text, sku text, quantity int, "unitPriceCents" int)) i)`;

function isChanged(columns: readonly string[]): string {
  const [prepared, stored] = ['p', 'o'].map((alias) => `(${columns.map((column) => `${alias}.${column}`).join(', ')})`);
  return `${prepared} is distinct from ${stored}`;
}

const CHANGES = [
  `case when ${PREPARED_LINES} is distinct from ${STORED_LINES} then 'lines' end`,
  ...Object.entries(COMPARED).map(([name, columns]) => `case when ${isChanged(columns)} then '${name}' end`),
];

/** The first orders of a check as they will be stored. */
export async function readPreview(client: pg.Client, prepared: string): Promise<PreparedOrder[]> {
  const { rows } = await client.query<PreparedOrder>(
    `select p.external_number as number, to_char(p.created_at, 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "placedAt", json_array_length(p.items) as "lineCount",
       p.total_cents as "totalCents", p.fate, case p.fate when 'updated' then array_remove(array[${CHANGES.join(', ')}], null) else '{}' end as changes
     from ${prepared} p left join orders o on o.id = p.order_id where p.fate <> 'rejected' order by p.place limit ${PREVIEWED}`,
  );
  return rows;
}
