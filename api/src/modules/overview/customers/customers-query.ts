import type { z } from 'zod';
import { containing } from '../../../platform/input/list-input.ts';
import { currentCustomers, type Statement } from './current-customers.ts';
import type { customerListInput, CustomerSort } from './customers.inputs.ts';

/** Columns of customer_figure. Each has an index with customer_id behind it, which has what the page and the counts need but for the search. */
const SORTS: Record<CustomerSort, string> = {
  joined: 'created_at',
  name: 'sorted_name',
  email: 'address',
  orders: 'order_count',
  spent: 'spent_cents',
};

/** As the list shows a customer; SQL on alias c. */
const SHOWN = `c.customer_id as id, c.address as email, c.created_at, c.kind, c.first_name, c.last_name, c.order_count, c.spent_cents`;

/** The customers that a search finds, of one kind where it is given. */
function conditions(q: string, kind: string | null): Statement {
  return {
    sql: [q === '' ? 'true' : 'searched_text like lower(?)', kind === null ? 'true' : 'kind = ?'].join(' and '),
    parameters: [...(q === '' ? [] : [containing(q)]), ...(kind === null ? [] : [kind])],
  };
}

/**
 * The statement of one page; it answers one row with the columns rows and counts. Each half of the union is sorted and limited by itself, so
 * that the stored half is read from its index; only customers of the page are read from the table. @param modes countedModes(env)
 */
export function customersQuery(input: z.output<typeof customerListInput>, modes: string[]): Statement {
  const { q, kind = null, sort, isDescending, page, pageSize } = input;
  const current = currentCustomers(modes);
  const [ofPage, ofCounts] = [conditions(q, kind), conditions(q, null)];
  const direction = isDescending ? 'desc' : 'asc';
  const order = `sorted ${direction}, customer_id ${direction}`;
  function half(name: string): string {
    return `(select address, customer_id, ${SORTS[sort]} as sorted from ${name} where ${ofPage.sql} order by ${order} limit ?)`;
  }
  const sql = `
    with ${current.sql},
    shown as (select * from (${half('stored')} union all ${half('recounted')}) either order by ${order} limit ? offset ?)
    select
      (select json_agg(person order by place) from (
        select s.place, ${SHOWN}
        from (select address, row_number() over (order by ${order}) as place from shown) s
        cross join lateral (
          select * from stored where address = s.address union all select * from recounted where address = s.address) c
      ) person) as rows,
      counted.*
    from (
      select count(*) filter (where kind = 'account')::int as account, count(*) filter (where kind = 'guest')::int as guest,
        count(*) filter (where kind = 'imported')::int as imported
      from current_customer where ${ofCounts.sql}) counted`;
  const last = page * pageSize;
  return {
    sql,
    parameters: [
      ...current.parameters,
      ...ofPage.parameters,
      last,
      ...ofPage.parameters,
      last,
      pageSize,
      last - pageSize,
      ...ofCounts.parameters,
    ],
  };
}

/** The statement of the newest customers, one a row. @param modes countedModes(env) */
export function newestCustomersQuery(limit: number, modes: string[]): Statement {
  const current = currentCustomers(modes);
  const newest = 'order by created_at desc, customer_id desc limit ?';
  return {
    sql: `with ${current.sql}
      select ${SHOWN} from ((select * from stored ${newest}) union all (select * from recounted ${newest})) c ${newest}`,
    parameters: [...current.parameters, limit, limit, limit],
  };
}
