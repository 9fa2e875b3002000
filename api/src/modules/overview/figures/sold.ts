import type { Context } from '../../../platform/context/context.ts';
import { COUNTED_KIND, countedModes, DAY_FIGURES, DAY_SALES, dayParameters } from '../../orders/index.ts';

/** Of the best sellers and of what a coffee has sold, whatever the charts show. */
const SOLD_DAYS = 30;

/**
 * CTEs for one statement, parameters soldParameters(ctx): `sold` has how many of each product were bought in the last SOLD_DAYS days of the
 * shop, today included; `today` and those of DAY_FIGURES are there, too.
 */
export const SOLD = `today as (select (?::timestamptz at time zone ?)::date as day),
  ${DAY_FIGURES},
  ${DAY_SALES},
  sold as (
    select o.product_id, sum(o.quantity)::int as quantity from day_sale o
    where o.day > (select day from today) - ${SOLD_DAYS} and ${COUNTED_KIND} group by o.product_id)`;

export function soldParameters({ clock, env }: Context): unknown[] {
  const zone = env.SHOP_TIME_ZONE;
  return [clock.now(), zone, ...dayParameters(zone), dayBeforeFirst(clock.now()), countedModes(env)];
}

/** A day that is before the first one that counts in any time zone: the statement decides by the shop's own. */
function dayBeforeFirst(now: Date): string {
  return new Date(now.getTime() - (SOLD_DAYS + 1) * 86_400_000).toISOString().slice(0, 10);
}
