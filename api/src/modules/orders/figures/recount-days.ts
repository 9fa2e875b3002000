import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { COUNTED_FIGURES, COUNTED_SALES, LIST_CHANGED_DAYS } from './day-figures.ts';

/** The days that have changed, as the CTE that COUNTED_FIGURES reads; one parameter. */
const GIVEN_DAYS = `changed_span as (select * from jsonb_to_recordset(?::jsonb) as d(day date, begins timestamptz, ends timestamptz))`;

/**
 * Counts anew the days whose orders have changed since. Two runs at once could write older figures over newer ones, so the second leaves.
 * A change that is committed while it runs keeps its row in figure_change, and so its day is counted again.
 */
export async function recountDays(ctx: Context): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const timeZone = tx.env.SHOP_TIME_ZONE;
    const [lock] = await tx.em.execute<{ is_free: boolean }[]>(`select pg_try_advisory_xact_lock(hashtext('recount-days')) as is_free`);
    if (!lock?.is_free) return;
    const days = await tx.em.execute<{ day: string }[]>(LIST_CHANGED_DAYS, [timeZone]);
    if (days.length === 0) return;
    const given = JSON.stringify(days);
    // Before the days are counted: a change that is committed later keeps its row.
    const names = JSON.stringify(days.map(({ day }) => day));
    await tx.em.execute(
      `delete from figure_change c where (c.paid_at at time zone ?)::date in (select jsonb_array_elements_text(?::jsonb)::date)`,
      [timeZone, names],
    );
    for (const table of ['daily_figure', 'daily_sale']) {
      await tx.em.execute(`delete from ${table} where time_zone <> ? or day in (select jsonb_array_elements_text(?::jsonb)::date)`, [
        timeZone,
        names,
      ]);
    }
    await tx.em.execute(
      `with ${GIVEN_DAYS}, counted as (${COUNTED_FIGURES})
       insert into daily_figure (time_zone, day, source, mode, order_count, revenue_cents, refunded_cents)
       select ?, day, source, mode, order_count, revenue_cents, refunded_cents from counted`,
      [given, timeZone],
    );
    await tx.em.execute(
      `with ${GIVEN_DAYS}, counted as (${COUNTED_SALES})
       insert into daily_sale (time_zone, day, source, mode, product_id, quantity) select ?, day, source, mode, product_id, quantity from counted`,
      [given, timeZone],
    );
  });
}
