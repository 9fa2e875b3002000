import { REVENUE_CENTS } from '../admin/figures.ts';

/** The days whose rows do not hold: something has changed since they were counted, or they were counted in another time zone. */
const CHANGED_DAYS = `
  setting as (select ?::text as zone),
  changed_span as materialized (
    select c.day, c.day::timestamp at time zone s.zone as begins, (c.day + 1)::timestamp at time zone s.zone as ends
    from setting s, changed_days(s.zone) as c(day))`;

/** Figures of the changed days, counted now. */
export const COUNTED_FIGURES = `
  select c.day, o.source, o.mode, count(*)::int as order_count, sum(${REVENUE_CENTS})::bigint as revenue_cents, sum(o.refunded_cents)::bigint as refunded_cents
  from changed_span c join orders o on o.number is not null and o.paid_at >= c.begins and o.paid_at < c.ends
  group by c.day, o.source, o.mode`;

/** Sales of the changed days, counted now. */
export const COUNTED_SALES = `
  select c.day, o.source, o.mode, i.product_id, sum(i.quantity)::int as quantity
  from changed_span c join orders o on o.number is not null and o.paid_at >= c.begins and o.paid_at < c.ends
  join order_item i on i.order_id = o.id
  group by c.day, o.source, o.mode, i.product_id`;

/**
 * CTEs for one statement, parameters dayParameters(timeZone): `day_figure` has the orders, the revenue and what was refunded of each day,
 * source and mode. It always agrees with the orders: days that have changed since they were counted are counted anew, in the same
 * statement. Conditions on it are COUNTED_KIND.
 */
export const DAY_FIGURES = `${CHANGED_DAYS},
  day_figure as (
    select f.day, f.source, f.mode, f.order_count, f.revenue_cents, f.refunded_cents from daily_figure f
    where f.time_zone = (select zone from setting) and not exists (select from changed_span c where c.day = f.day)
    union all ${COUNTED_FIGURES})`;

/** A further CTE behind DAY_FIGURES: `day_sale` has how many of each product were bought from a day on, its one parameter. */
export const DAY_SALES = `
  day_sale as (
    select f.day, f.source, f.mode, f.product_id, f.quantity from daily_sale f
    where f.time_zone = (select zone from setting) and f.day >= ?::date and not exists (select from changed_span c where c.day = f.day)
    union all ${COUNTED_SALES})`;

export function dayParameters(timeZone: string): string[] {
  return [timeZone];
}

/** For recountDays: the changed days as a result. */
export const LIST_CHANGED_DAYS = `with ${CHANGED_DAYS} select day::text, begins, ends from changed_span`;
