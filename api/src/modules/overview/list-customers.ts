import type { z } from 'zod';
import type { Context } from '../../platform/context/context.ts';
import { view } from '../../platform/graphql/view.ts';
import { cappedCount, containing, COUNT_LIMIT } from '../../platform/input/list-input.ts';
import { parseInput } from '../../platform/lib/parse-input.ts';
import { asStaff } from '../accounts/index.ts';
import { countedModes, IS_COUNTED, REVENUE_CENTS } from '../orders/index.ts';
import { customerListInput, type CustomerKind, type CustomerSort } from './customers.inputs.ts';
import { AdminCustomer, AdminCustomerCount, AdminCustomerPage } from './customers.results.ts';

/**
 * Everybody who has an account with an e-mail address, and everybody under whose address an order was paid or imported. An order without
 * an account counts for the account of its address, if there is one. Parameters: countedModes(env), twice.
 */
const CUSTOMERS = `
  with bought as (
    select coalesce(o.user_id, u.id) as user_id,
      case when coalesce(o.user_id, u.id) is null then lower(o.email) end as email,
      max(o.id) as latest_id, min(o.created_at) as created_at,
      count(*) filter (where o.is_counted)::int as order_count,
      coalesce(sum(${REVENUE_CENTS}) filter (where o.is_counted), 0)::int as spent_cents,
      bool_and(o.source <> 'shop') as is_imported
    from (
      select o.*, ${IS_COUNTED} as is_counted from orders o
      where o.number is not null and o.email is not null and (o.source <> 'shop' or o.mode in (?))
    ) o
    left join users u on o.user_id is null and u.email = lower(o.email)
    group by 1, 2
  ),
  customer as (
    select u.id::text as id, u.email, u.first_name, u.last_name, u.created_at, 'account' as kind,
      coalesce(b.order_count, 0) as order_count, coalesce(b.spent_cents, 0) as spent_cents
    from users u left join bought b on b.user_id = u.id
    where u.email is not null
    union all
    select b.email, b.email, o.customer_first_name, o.customer_last_name, b.created_at,
      case when b.is_imported then 'imported' else 'guest' end, b.order_count, b.spent_cents
    from bought b join orders o on o.id = b.latest_id
    where b.user_id is null
  )`;

const NAME = `lower(coalesce(first_name, '') || ' ' || coalesce(last_name, ''))`;
const SORTS: Record<CustomerSort, string> = {
  joined: 'created_at',
  name: NAME,
  email: 'email',
  orders: 'order_count',
  spent: 'spent_cents',
};

interface CustomerRow {
  id: string;
  email: string;
  first_name: string | null;
  last_name: string | null;
  created_at: string;
  kind: CustomerKind;
  order_count: number;
  spent_cents: number;
}

/** A page of the customers, searched by e-mail address and by first and last name. @throws NotAllowed */
export async function listCustomers(ctx: Context, input: z.input<typeof customerListInput>): Promise<AdminCustomerPage> {
  const staff = await asStaff(ctx, 'admin');
  const { q, kind, sort, isDescending, page, pageSize } = parseInput(customerListInput, input);
  const modes = countedModes(staff.env);
  const direction = isDescending ? 'desc' : 'asc';
  const [answer] = await staff.em.getConnection().execute<[{ rows: CustomerRow[] | null; counts: Record<CustomerKind, number> | null }]>(
    `${CUSTOMERS},
    found as materialized (select * from customer where email ilike ? or ${NAME} ilike ?)
    select
      (select json_agg(shown) from (
        select * from found where ?::text is null or kind = ? order by ${SORTS[sort]} ${direction}, id ${direction} limit ? offset ?
      ) shown) as rows,
      (select json_object_agg(kind, count) from (select kind, count(*) from found group by kind) by_kind) as counts`,
    [modes, modes, containing(q), containing(q), kind ?? null, kind ?? null, pageSize, (page - 1) * pageSize],
  );
  const counts = Object.entries(answer.counts ?? {}) as [CustomerKind, number][];
  const total = counts.filter(([name]) => !kind || name === kind).reduce((sum, [, count]) => sum + count, 0);
  return view(AdminCustomerPage, {
    rows: (answer.rows ?? []).map(toCustomer),
    ...cappedCount(total),
    counts: counts.map(([name, count]) => view(AdminCustomerCount, { kind: name, count: Math.min(count, COUNT_LIMIT) })),
  });
}

/** All customers, the newest first, for the documented REST list. @throws NotAllowed */
export async function allCustomers(ctx: Context): Promise<AdminCustomer[]> {
  const staff = await asStaff(ctx, 'admin');
  const modes = countedModes(staff.env);
  const rows = await staff.em
    .getConnection()
    .execute<CustomerRow[]>(`${CUSTOMERS} select * from customer order by created_at desc, id desc limit ?`, [modes, modes, COUNT_LIMIT]);
  return rows.map(toCustomer);
}

function toCustomer(row: CustomerRow): AdminCustomer {
  return view(AdminCustomer, {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    createdAt: new Date(row.created_at),
    kind: row.kind,
    orderCount: row.order_count,
    spentCents: row.spent_cents,
  });
}
