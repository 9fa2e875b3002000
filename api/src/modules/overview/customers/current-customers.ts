import { IS_COUNTED, REVENUE_CENTS } from '../../orders/index.ts';

/*
 * A customer is an account with an e-mail address, or an address under which orders without an account were paid or imported (a guest). An
 * account that an import has made is an imported customer until its owner sets a password. Orders without an account count for the account of the address, if there is one.
 */

/** The order of a guest makes them a customer; SQL on alias o with one parameter, countedModes(env). */
const IS_LISTED = `(o.source <> 'shop' or o.mode in (?))`;

const COLUMNS = 'address, kind, customer_id, first_name, last_name, sorted_name, searched_text, created_at, order_count, spent_cents';

/** The customers of the addresses of a CTE given_address, counted now; parameters countedParameters(modes). */
const COUNTED_CUSTOMERS = `
  select c.address, c.kind, c.customer_id, c.first_name, c.last_name, left(lower(coalesce(c.first_name, '') || ' ' || coalesce(c.last_name, '')), 100) as sorted_name,
    lower(c.text) as searched_text, c.created_at, c.order_count, c.spent_cents
  from (
    select a.address, coalesce(u.id::text, a.address) as customer_id,
      case when u.password_hash is null and u.import_run_id is not null then 'imported' when u.id is not null then 'account' when g.listed_count = 0 then null when g.is_imported then 'imported' else 'guest' end as kind,
      case when u.id is not null then u.first_name else l.customer_first_name end::text as first_name,
      case when u.id is not null then u.last_name else l.customer_last_name end::text as last_name,
      coalesce(u.email || ' ' || u.first_name || ' ' || u.last_name, g.text, '') as text, coalesce(u.created_at, g.created_at) as created_at,
      (g.order_count + coalesce(own.order_count, 0))::int as order_count, (g.spent_cents + coalesce(own.spent_cents, 0))::int as spent_cents
    from given_address a
    left join users u on u.email = a.address
    cross join lateral (
      select count(*) as all_count, count(*) filter (where ${IS_LISTED}) as listed_count, coalesce(bool_and(o.source <> 'shop') filter (where ${IS_LISTED}), false) as is_imported,
        min(o.created_at) filter (where ${IS_LISTED}) as created_at, max(o.id) filter (where ${IS_LISTED}) as latest_id,
        string_agg(distinct o.email || ' ' || coalesce(o.customer_first_name, '') || ' ' || coalesce(o.customer_last_name, ''), chr(10)) filter (where ${IS_LISTED}) as text,
        count(*) filter (where ${IS_COUNTED}) as order_count, coalesce(sum(${REVENUE_CENTS}) filter (where ${IS_COUNTED}), 0) as spent_cents
      from orders o where o.number is not null and o.user_id is null and o.email is not null and lower(o.email) = a.address
    ) g
    left join lateral (
      select count(*) as order_count, coalesce(sum(${REVENUE_CENTS}), 0) as spent_cents from orders o where o.user_id = u.id and ${IS_COUNTED}
    ) own on u.id is not null
    left join orders l on l.id = g.latest_id
    where u.id is not null or g.all_count > 0
  ) c`;

function countedParameters(modes: string[]): unknown[] {
  return Array.from(COUNTED_CUSTOMERS.matchAll(/\?/g), () => modes);
}

/** countedModes(env) as the column modes has them. */
function storedModes(modes: string[]): string {
  return modes.join(' ');
}

export interface Statement {
  sql: string;
  parameters: unknown[];
}

/**
 * CTEs for one statement: `stored`, customers whose rows hold, and `recounted`, those who have changed since, counted now; together
 * `current_customer`. They always agree with orders and accounts. Conditions on `stored` use the indexes of customer_figure.
 * @param modes countedModes(env)
 */
export function currentCustomers(modes: string[]): Statement {
  return {
    sql: `given_address as materialized (select address from changed_customers(?) as changed(address)),
    recounted as materialized (select ${COLUMNS} from (${COUNTED_CUSTOMERS}) counted where kind is not null),
    stored as not materialized (
      select ${COLUMNS} from customer_figure
      where kind is not null and not (address in (select address from given_address))),
    current_customer as not materialized (select * from stored union all select * from recounted)`,
    parameters: [storedModes(modes), ...countedParameters(modes)],
  };
}

/** For recountCustomers: at most so many addresses whose rows are of other modes. */
export function otherModesQuery(modes: string[], limit: number): Statement {
  return {
    sql: `select address from customer_figure where modes < ? or modes > ? limit ?`,
    parameters: [storedModes(modes), storedModes(modes), limit],
  };
}

/** For recountCustomers: writes the rows of addresses, where they have none. */
export function storeCustomers(addresses: readonly string[], modes: string[]): Statement {
  return {
    sql: `with given_address as materialized (select jsonb_array_elements_text(?::jsonb) as address)
      insert into customer_figure (modes, ${COLUMNS}) select ?, ${COLUMNS} from (${COUNTED_CUSTOMERS}) counted`,
    parameters: [JSON.stringify(addresses), storedModes(modes), ...countedParameters(modes)],
  };
}
