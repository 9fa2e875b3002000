import type { z } from 'zod';
import { containing } from '../../platform/input/list-input.ts';
import { IS_COUNTED, REVENUE_CENTS } from '../orders/index.ts';
import type { customerListInput, CustomerSort } from './customers.inputs.ts';

/** As the indexes users_search and orders_search have them. */
const ACCOUNT_TEXT = `coalesce(u.email, '') || ' ' || u.first_name || ' ' || u.last_name`;
const ORDER_TEXT = `coalesce(o.email, '') || ' ' || coalesce(o.customer_first_name, '') || ' ' || coalesce(o.customer_last_name, '')`;

/** Of the counted orders; one parameter for each IS_COUNTED. */
const FIGURES = `count(*)::int as order_count, coalesce(sum(${REVENUE_CENTS}), 0)::int as spent_cents`;
const COUNTED_FIGURES = `count(*) filter (where ${IS_COUNTED})::int as order_count,
  coalesce(sum(${REVENUE_CENTS}) filter (where ${IS_COUNTED}), 0)::int as spent_cents`;

const SORTS: Record<CustomerSort, string> = {
  joined: 'created_at',
  name: `lower(coalesce(first_name, '') || ' ' || coalesce(last_name, ''))`,
  email: 'email',
  orders: 'order_count',
  spent: 'spent_cents',
};

interface Statement {
  sql: string;
  parameters: unknown[];
}

const ALL: Statement = { sql: 'true', parameters: [] };

/** The accounts that a search finds; SQL on alias u. */
function accountsLike(q: string): Statement {
  return q === '' ? ALL : { sql: `${ACCOUNT_TEXT} ilike ?`, parameters: [containing(q)] };
}

/** The addresses that a search finds, those of the accounts included; SQL on alias o. */
function addressesLike(q: string): Statement {
  if (q === '') return ALL;
  const accounts = accountsLike(q);
  return {
    sql: `lower(o.email) in (select lower(o.email) from orders o where o.user_id is null and ${ORDER_TEXT} ilike ?
      union all select u.email from users u where ${accounts.sql})`,
    parameters: [containing(q), ...accounts.parameters],
  };
}

/** The figures of all accounts, where the list is sorted by them; else none, since they are looked up for the page alone. */
function accountFigures(sort: CustomerSort, modes: string[]): Statement {
  if (sort !== 'orders' && sort !== 'spent') {
    return { sql: '(select null::int as user_id, 0 as order_count, 0 as spent_cents where false)', parameters: [] };
  }
  return {
    sql: `(select user_id, sum(order_count)::int as order_count, sum(spent_cents)::int as spent_cents from (
        select o.user_id, ${FIGURES} from orders o where o.user_id is not null and ${IS_COUNTED} group by 1
        union all select user_id, order_count, spent_cents from guest where user_id is not null
      ) either group by 1)`,
    parameters: [modes],
  };
}

/**
 * The statement of one page; it answers one row with the columns rows and counts. A customer is an account with an e-mail address, or an
 * address under which orders without an account were paid or imported ("guest" here); such orders count for the account of the address,
 * if there is one. @param modes countedModes(env)
 */
export function customersQuery(input: z.output<typeof customerListInput>, modes: string[]): Statement {
  const { q, kind, sort, isDescending, page, pageSize } = input;
  const accounts = accountsLike(q);
  const addresses = addressesLike(q);
  const figures = accountFigures(sort, modes);
  const isByName = sort === 'name';
  const order = `${SORTS[sort]} ${isDescending ? 'desc' : 'asc'}, id ${isDescending ? 'desc' : 'asc'}`;
  const sql = `
    with guest as materialized (
      select g.*, u.id as user_id, ${isByName ? 'l.customer_first_name' : 'null'} as first_name, ${isByName ? 'l.customer_last_name' : 'null'} as last_name
      from (
        select lower(o.email) as email, min(o.created_at) as created_at, max(o.id) as latest_id, bool_and(o.source <> 'shop') as is_imported,
          ${COUNTED_FIGURES}
        from orders o
        where o.user_id is null and o.number is not null and o.email is not null and (o.source <> 'shop' or o.mode in (?)) and ${addresses.sql}
        group by 1
      ) g
      left join users u on u.email = g.email
      ${isByName ? 'join orders l on l.id = g.latest_id' : ''}
    ),
    customer as (
      select u.id::text as id, u.id as user_id, null as latest_id, u.email, u.first_name, u.last_name, u.created_at, 'account' as kind,
        coalesce(f.order_count, 0) as order_count, coalesce(f.spent_cents, 0) as spent_cents
      from users u left join ${figures.sql} f on f.user_id = u.id
      where u.email is not null and ${accounts.sql}
      union all
      select g.email, null, g.latest_id, g.email, g.first_name, g.last_name, g.created_at,
        case when g.is_imported then 'imported' else 'guest' end, g.order_count, g.spent_cents
      from guest g where g.user_id is null
    ),
    shown as (select * from customer where ?::text is null or kind = ? order by ${order} limit ? offset ?)
    select
      (select json_agg(person order by place) from (
        select s.place, s.id, s.email, s.created_at, s.kind, coalesce(l.customer_first_name, s.first_name) as first_name,
          coalesce(l.customer_last_name, s.last_name) as last_name, coalesce(f.order_count, s.order_count) as order_count,
          coalesce(f.spent_cents, s.spent_cents) as spent_cents
        from (select *, row_number() over (order by ${order}) as place from shown) s
        left join orders l on l.id = s.latest_id
        left join lateral (
          select ${FIGURES} from orders o
          where (o.user_id = s.user_id or (o.user_id is null and o.number is not null and lower(o.email) = s.email)) and ${IS_COUNTED}
        ) f on s.user_id is not null
      ) person) as rows,
      (select count(*) from users u where u.email is not null and ${accounts.sql})::int as account,
      (select count(*) from guest where user_id is null and not is_imported)::int as guest,
      (select count(*) from guest where user_id is null and is_imported)::int as imported`;
  const ofGuests = [modes, modes, modes, ...addresses.parameters];
  const ofAccounts = [...figures.parameters, ...accounts.parameters];
  const ofPage = [kind ?? null, kind ?? null, pageSize, (page - 1) * pageSize, modes];
  return { sql, parameters: [...ofGuests, ...ofAccounts, ...ofPage, ...accounts.parameters] };
}
