import type { z } from 'zod';
import type { Context } from '../../../platform/context/context.ts';
import { view } from '../../../platform/graphql/view.ts';
import { cappedCount, COUNT_LIMIT } from '../../../platform/input/list-input.ts';
import { parseInput } from '../../../platform/lib/parse-input.ts';
import { asStaff } from '../../accounts/index.ts';
import { countedModes } from '../../orders/index.ts';
import { customerKinds, type CustomerKind, customerListInput } from './customers.inputs.ts';
import { customersQuery, newestCustomersQuery } from './customers-query.ts';
import { AdminCustomer, AdminCustomerCount, AdminCustomerPage } from './customers.results.ts';

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

interface Answer extends Record<CustomerKind, number> {
  rows: CustomerRow[] | null;
}

/** A page of the customers, searched by e-mail address and by first and last name. @throws NotAllowed */
export async function listCustomers(ctx: Context, input: z.input<typeof customerListInput>): Promise<AdminCustomerPage> {
  const staff = await asStaff(ctx, 'admin');
  const wanted = parseInput(customerListInput, input);
  const { sql, parameters } = customersQuery(wanted, countedModes(staff.env));
  const [answer] = await staff.em.getConnection().execute<[Answer]>(sql, parameters);
  const counts = customerKinds.map((kind) => ({ kind, count: answer[kind] })).filter(({ count }) => count > 0);
  const total = counts.filter(({ kind }) => !wanted.kind || kind === wanted.kind).reduce((sum, { count }) => sum + count, 0);
  return view(AdminCustomerPage, {
    rows: (answer.rows ?? []).map(toCustomer),
    ...cappedCount(total),
    counts: counts.map(({ kind, count }) => view(AdminCustomerCount, { kind, count })),
  });
}

/** All customers, the newest first, for the documented REST list. @throws NotAllowed */
export async function allCustomers(ctx: Context): Promise<AdminCustomer[]> {
  const staff = await asStaff(ctx, 'admin');
  const { sql, parameters } = newestCustomersQuery(COUNT_LIMIT, countedModes(staff.env));
  return (await staff.em.getConnection().execute<CustomerRow[]>(sql, parameters)).map(toCustomer);
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
