import type { Context } from '../../../platform/context/context.ts';
import { view } from '../../../platform/graphql/view.ts';
import { enumName } from '../../../platform/graphql/register-list.ts';
import { countedModes, IS_COUNTED } from '../../orders/index.ts';
import { OverviewLowStock, OverviewOrder } from './overview.results.ts';

const RECENT = 5;
/** About what a good day sells of one grind. */
const LOW_STOCK = 10;
const MOST_LOW_STOCK = 24;

interface RecentOrderRow {
  ref: string;
  number: number;
  status: string;
  customer_name: string | null;
  email: string | null;
  total_cents: number;
  refunded_cents: number;
  paid_at: string;
}
interface RecentRows {
  orders: RecentOrderRow[] | null;
  stock: { slug: string; name: string; image_url: string | null; grind: string; available: number }[] | null;
  to_ship: number;
}

/** The newest orders, what is nearly sold out, and how many orders wait for the carrier, in one statement. */
export async function listRecent({ em, env }: Context) {
  const modes = countedModes(env);
  const [row] = await em.getConnection().execute<[RecentRows]>(
    `select
      (select json_agg(shown) from (
        select o.ref, o.number, o.status, nullif(concat_ws(' ', o.customer_first_name, o.customer_last_name), '') as customer_name, o.email,
          o.total_cents, o.refunded_cents, o.paid_at
        from orders o where ${IS_COUNTED} and o.paid_at is not null order by o.paid_at desc, o.id desc limit ${RECENT}) shown) as orders,
      (select json_agg(low) from (
        select p.slug, p.name, p.image_url, s.grind, s.available from stock_item s join product p on p.id = s.product_id
        where p.is_listed and p.deleted_at is null and s.available <= ${LOW_STOCK}
        order by s.available, p.position, s.id limit ${MOST_LOW_STOCK}) low) as stock,
      (select count(*)::int from orders o where o.status = 'paid' and ${IS_COUNTED}) as to_ship`,
    [modes, modes],
  );
  return { orders: (row.orders ?? []).map(toOrder), lowStock: (row.stock ?? []).map(toLowStock), toShipCount: row.to_ship };
}

function toOrder(row: RecentOrderRow): OverviewOrder {
  return view(OverviewOrder, {
    id: row.ref,
    number: row.number,
    status: enumName(row.status.replace('_', '-')),
    customerName: row.customer_name,
    email: row.email,
    totalCents: row.total_cents,
    refundedCents: row.refunded_cents,
    paidAt: new Date(row.paid_at),
  });
}

function toLowStock({ slug, name, image_url, grind, available }: NonNullable<RecentRows['stock']>[number]): OverviewLowStock {
  return view(OverviewLowStock, { slug, name, imageUrl: image_url, grind, available });
}
