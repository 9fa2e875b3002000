import { z } from 'zod';
import type { Context } from '../../../../platform/context/context.ts';
import { view } from '../../../../platform/graphql/view.ts';
import { cappedCount, COUNT_LIMIT, listInput } from '../../../../platform/input/list-input.ts';
import { parseInput } from '../../../../platform/lib/parse-input.ts';
import { asStaff } from '../../../accounts/index.ts';
import { countedModes, IS_COUNTED, REVENUE_CENTS } from '../figures.ts';
import { IS_LISTED } from '../shown-status.ts';
import { filterCondition, orderFilter, orderSort, SORT_KEYS } from './order-filter.ts';
import { AdminOrderPage, ORDER_ROW, type OrderRow, toOrderRow } from './order-list.results.ts';

const orderListInput = z.object({
  filter: orderFilter.default({}),
  ...orderSort.shape,
  page: listInput.shape.page,
  pageSize: listInput.shape.pageSize,
});

interface ListAnswer {
  rows: OrderRow[] | null;
  count: number;
  sum_cents: number;
  newest_number: number;
}

/** A page of the orders that a filter leaves. One statement; orders.entity.ts has the indexes. @throws NotAllowed */
export async function listOrders(ctx: Context, input: z.input<typeof orderListInput>): Promise<AdminOrderPage> {
  const staff = await asStaff(ctx, 'admin');
  const { filter, sort, isDescending, page, pageSize } = parseInput(orderListInput, input);
  const { sql, params } = filterCondition(filter, staff.env);
  const direction = isDescending ? 'desc' : 'asc';
  const order = `${SORT_KEYS[sort]} ${direction}, o.id ${direction}`;
  const [answer] = await staff.em.getConnection().execute<[ListAnswer]>(
    `select
       (select json_agg(shown) from (
         select ${ORDER_ROW} from (select o.id from orders o where ${sql} order by ${order} limit ? offset ?) page join orders o on o.id = page.id
         order by ${order}) shown) as rows,
       totals.count, totals.sum_cents,
       (select coalesce(max(number), 0) from orders) as newest_number
     from (
       select count(*)::int as count, coalesce(sum(cents), 0)::float8 as sum_cents
       from (select case when ${IS_COUNTED} then ${REVENUE_CENTS} end as cents from orders o where ${sql} limit ${COUNT_LIMIT + 1}) counted
     ) totals`,
    [...params, pageSize, (page - 1) * pageSize, countedModes(staff.env), ...params],
  );
  const counts = cappedCount(answer.count);
  return view(AdminOrderPage, {
    rows: (answer.rows ?? []).map(toOrderRow),
    ...counts,
    sumCents: counts.isCountCapped ? null : answer.sum_cents,
    newestNumber: answer.newest_number,
  });
}

/** All paid orders up to COUNT_LIMIT, the newest first, for the documented REST list. @throws NotAllowed */
export async function allOrders(ctx: Context): Promise<OrderRow[]> {
  const staff = await asStaff(ctx, 'admin');
  return staff.em
    .getConnection()
    .execute<OrderRow[]>(
      `select ${ORDER_ROW} from orders o where ${IS_LISTED} order by ${SORT_KEYS.number} desc, o.id desc limit ${COUNT_LIMIT}`,
    );
}
