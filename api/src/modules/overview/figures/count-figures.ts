import type { Context } from '../../../platform/context/context.ts';
import { COUNTED_KIND, countedModes } from '../../orders/index.ts';
import type { OverviewPeriod } from './overview.inputs.ts';
import { SOLD, soldParameters } from './sold.ts';

/** How a period is cut into points: how many, how long each is, and how far back the period before begins. */
const CUTS: Record<OverviewPeriod, { count: number; unit: 'day' | 'month'; shift: string }> = {
  'days-7': { count: 7, unit: 'day', shift: '7 days' },
  'days-30': { count: 30, unit: 'day', shift: '30 days' },
  'months-12': { count: 12, unit: 'month', shift: '12 months' },
};
const SELLER_COUNT = 5;

export interface PointRow {
  day: string;
  /** The first instant of the day or month. */
  starts: string;
  isBefore: boolean;
  orders: number;
  revenue: number;
  refunded: number;
}
export interface Figures {
  points: PointRow[];
  totals: { orders: number; revenue: number; refunded: number; days: number };
  notCounted: { imported: number; sandbox: number; test: number };
  sellers: { slug: string; name: string; imageUrl: string | null; tint: string; quantity: number }[];
}

/**
 * Orders, revenue and sales by day, in one statement. All-time figures are sums of the same rows as the points, so they cannot differ.
 * Days and months are the shop's; both periods are filled with zeros.
 */
export async function countFigures(ctx: Context, period: OverviewPeriod): Promise<Figures> {
  const { count, unit, shift } = CUTS[period];
  const modes = countedModes(ctx.env);
  const [row] = await ctx.em.getConnection().execute<[{ figures: Figures }]>(
    `with ${SOLD},
      counted as (select o.day, o.order_count, o.revenue_cents, o.refunded_cents from day_figure o where ${COUNTED_KIND}),
      point as (
        select p.is_before, first.day::date as day, (first.day + interval '1 ${unit}')::date as ends
        from today, (values (true, interval '${shift}'), (false, interval '0')) as p (is_before, shift),
          generate_series(date_trunc('${unit}', today.day::timestamp) - p.shift - interval '${count - 1} ${unit}',
            date_trunc('${unit}', today.day::timestamp) - p.shift, interval '1 ${unit}') as first (day))
     select json_build_object(
       'points', (select json_agg(shown order by shown.day) from (
         select p.day, p.day::timestamp at time zone (select zone from setting) as starts, p.is_before as "isBefore", coalesce(sum(c.order_count), 0) as orders, coalesce(sum(c.revenue_cents), 0) as revenue,
           coalesce(sum(c.refunded_cents), 0) as refunded
         from point p left join counted c on c.day >= p.day and c.day < p.ends group by p.day, p.is_before) shown),
       'totals', (select json_build_object('orders', coalesce(sum(order_count), 0), 'revenue', coalesce(sum(revenue_cents), 0),
         'refunded', coalesce(sum(refunded_cents), 0), 'days', coalesce((select day from today) - min(day) + 1, 0)) from counted),
       'notCounted', (select json_build_object(
         'imported', coalesce(sum(order_count) filter (where o.source <> 'shop'), 0),
         'sandbox', coalesce(sum(order_count) filter (where o.source = 'shop' and o.mode = 'sandbox'), 0),
         'test', coalesce(sum(order_count) filter (where o.source = 'shop' and o.mode = 'test'), 0))
         from day_figure o where not (${COUNTED_KIND})),
       'sellers', (select coalesce(json_agg(best order by best.quantity desc, best.slug), '[]') from (
         select p.slug, p.name, p.image_url as "imageUrl", p.tint, s.quantity from sold s join product p on p.id = s.product_id
         order by s.quantity desc, p.slug limit ${SELLER_COUNT}) best)) as figures`,
    [...soldParameters(ctx), modes, modes],
  );
  return row.figures;
}
