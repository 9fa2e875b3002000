import type { Context } from '../../../platform/context/context.ts';
import { view } from '../../../platform/graphql/view.ts';
import { countedModes } from '../../orders/index.ts';
import { currentCustomers } from '../customers/current-customers.ts';
import type { CustomerKind } from '../customers/customers.inputs.ts';
import { OverviewCustomer } from './overview.results.ts';

const RECENT = 5;

export interface CustomerFigures {
  total: number;
  /** Who came in each point: one count for each of the given starts. */
  came: number[];
  recent: OverviewCustomer[];
}
interface CustomerRows {
  total: number;
  came: { bucket: number; count: number }[] | null;
  recent: { id: string; email: string; name: string | null; kind: CustomerKind; created_at: string }[] | null;
}

/**
 * The customers of list-customers.ts, read from the same rows. A test compares this with the list.
 * @param starts the first instants of all points, in order
 */
export async function countCustomers({ em, env }: Context, starts: readonly string[]): Promise<CustomerFigures> {
  const current = currentCustomers(countedModes(env));
  const newest = `order by created_at desc, customer_id desc limit ${RECENT}`;
  const [row] = await em.getConnection().execute<[CustomerRows]>(
    `with ${current.sql},
     setting as (select array(select jsonb_array_elements_text(?::jsonb)::timestamptz) as starts)
     select
       (select count(*)::int from current_customer) as total,
       (select json_agg(by_point) from (
         select width_bucket(c.created_at, setting.starts) as bucket, count(*)::int as count from current_customer c, setting
         where c.created_at >= setting.starts[1] group by 1) by_point) as came,
       (select json_agg(named order by named.created_at desc, named.id desc) from (
         select customer_id as id, address as email, created_at, nullif(trim(concat_ws(' ', first_name, last_name)), '') as name, kind
         from ((select * from stored ${newest}) union all (select * from recounted ${newest})) either ${newest}) named) as recent`,
    [...current.parameters, JSON.stringify(starts)],
  );
  const came = new Map((row.came ?? []).map(({ bucket, count }) => [bucket, count]));
  return {
    total: row.total,
    came: starts.map((_, at) => came.get(at + 1) ?? 0),
    recent: (row.recent ?? []).map(({ created_at, ...fields }) => view(OverviewCustomer, { ...fields, createdAt: new Date(created_at) })),
  };
}
