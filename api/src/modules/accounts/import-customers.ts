import type pg from 'pg';
import type { EntityManager } from '../../platform/db/orm.ts';

type Client = Pick<pg.Client, 'query'>;

/**
 * Makes accounts without a password for addresses that have none, in the transaction of an import. The owner sets
 * one by a password reset; registering the address is refused as for any account. Accounts that exist stay as they are.
 * @param people SQL that selects email (lower case), customer_first_name, customer_last_name, created_at; several rows of an address are one person
 * @returns how many
 */
export async function importCustomers(client: Client, runId: number, people: string): Promise<number> {
  const { rowCount } = await client.query(
    `insert into users (email, first_name, last_name, role, created_at, import_run_id)
     select distinct on (email) email, customer_first_name, customer_last_name, 'customer', created_at, $1
     from (${people}) person where email is not null and not exists (select from users u where u.email = person.email)
     order by email, created_at on conflict (email) do nothing`,
    [runId],
  );
  return rowCount ?? 0;
}

/** Nobody has set a password, and no order of this shop is theirs. */
const IS_UNTOUCHED = 'password_hash is null and not exists (select from orders o where o.user_id = users.id)';

/** Removes the accounts that an import has made, but for those whose owner has set a password. @returns how many, and who stays */
export async function removeImportedCustomers(client: Client, runId: number): Promise<{ removed: number; kept: string[] }> {
  const { rowCount } = await client.query(`delete from users where import_run_id = $1 and ${IS_UNTOUCHED}`, [runId]);
  const { rows } = await client.query<{ email: string }>('select email from users where import_run_id = $1 order by 1', [runId]);
  return { removed: rowCount ?? 0, kept: rows.map(({ email }) => email) };
}

/** What removeImportedCustomers would do. */
export async function countUndoneCustomers(em: EntityManager, runId: number): Promise<{ removedCount: number; keptCount: number }> {
  const [counts] = await em.execute<{ removedCount: number; keptCount: number }[]>(
    `select count(*) filter (where ${IS_UNTOUCHED})::int as "removedCount", count(*) filter (where not (${IS_UNTOUCHED}))::int as "keptCount"
     from users where import_run_id = ?`,
    [runId],
  );
  return counts!;
}
