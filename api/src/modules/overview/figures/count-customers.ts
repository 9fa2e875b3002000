import type { Context } from '../../../platform/context/context.ts';
import { view } from '../../../platform/graphql/view.ts';
import { countedModes } from '../../orders/index.ts';
import type { CustomerKind } from '../customers.inputs.ts';
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
 * The customers of list-customers.ts: accounts, and addresses under which an order was paid or imported and that no account has. Guests
 * are read from the index orders_guests alone. A test compares this with the list.
 * @param starts the first instants of all points, in order
 */
export async function countCustomers({ em, env }: Context, starts: readonly string[]): Promise<CustomerFigures> {
  const [row] = await em.getConnection().execute<[CustomerRows]>(
    `with setting as (select array(select jsonb_array_elements_text(?::jsonb)::timestamptz) as starts),
     guest as materialized (
       select g.email, g.created_at from (
         select lower(o.email) as email, min(o.created_at) as created_at from orders o
         where o.number is not null and o.user_id is null and o.email is not null and (o.source <> 'shop' or o.mode in (?)) group by 1) g
       where not exists (select from users u where u.email = g.email)),
     came as (
       select u.created_at from users u, setting where u.email is not null and u.created_at >= setting.starts[1]
       union all
       select g.created_at from guest g, setting where g.created_at >= setting.starts[1]),
     newest as (
       (select u.id, u.email, u.created_at from users u where u.email is not null order by u.created_at desc fetch first ${RECENT} rows with ties)
       union all
       (select null, g.email, g.created_at from guest g order by g.created_at desc fetch first ${RECENT} rows with ties)),
     shown as (select *, coalesce(id::text, email) as customer_id from newest order by created_at desc, customer_id desc limit ${RECENT})
     select
       (select count(*)::int from users u where u.email is not null) + (select count(*)::int from guest) as total,
       (select json_agg(by_point) from (
         select width_bucket(came.created_at, setting.starts) as bucket, count(*)::int as count from came, setting group by 1) by_point) as came,
       (select json_agg(named order by named.created_at desc, named.id desc) from (
         select s.customer_id as id, s.email, s.created_at,
           nullif(trim(coalesce(u.first_name || ' ' || u.last_name, concat_ws(' ', o.customer_first_name, o.customer_last_name))), '') as name,
           case when s.id is not null then 'account' when o.is_imported then 'imported' else 'guest' end as kind
         from shown s left join users u on u.id = s.id
         left join lateral (
           select b.customer_first_name, b.customer_last_name, bool_and(b.source <> 'shop') over () as is_imported from orders b
           where s.id is null and lower(b.email) = s.email and b.number is not null and b.user_id is null and b.email is not null
           order by b.id desc limit 1) o on true) named) as recent`,
    [JSON.stringify(starts), countedModes(env)],
  );
  const came = new Map((row.came ?? []).map(({ bucket, count }) => [bucket, count]));
  return {
    total: row.total,
    came: starts.map((_, at) => came.get(at + 1) ?? 0),
    recent: (row.recent ?? []).map(({ created_at, ...fields }) => view(OverviewCustomer, { ...fields, createdAt: new Date(created_at) })),
  };
}
