import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { countedModes } from '../../orders/index.ts';
import { otherModesQuery, storeCustomers } from './current-customers.ts';

/** Changes of one transaction: counting as many customers takes a fraction of a second. */
const BATCH = 2_000;

/** Addresses of the oldest changes, which are removed. Deleted before they are counted: a change that is committed later keeps its row. */
const TAKE_CHANGES = `
  with taken as (
    delete from customer_change where id in (select id from customer_change order by id limit ${BATCH}) returning address, user_id)
  select coalesce(t.address, u.email) as address, count(*)::int as change_count from taken t left join users u on u.id = t.user_id group by 1`;

/**
 * Counts anew the customers who have changed since, and those who were counted in other modes, in batches, until none is left or the process
 * shuts down. Two runs at once could write older figures over newer ones, so the second leaves.
 */
export async function recountCustomers(ctx: Context): Promise<void> {
  while (!ctx.ending.aborted && (await recountBatch(ctx)));
}

/** Whether there may be more. */
function recountBatch(ctx: Context): Promise<boolean> {
  const modes = countedModes(ctx.env);
  return inTransaction(ctx, async (tx) => {
    const [lock] = await tx.em.execute<{ is_free: boolean }[]>(
      `select pg_try_advisory_xact_lock(hashtext('recount-customers')) as is_free`,
    );
    if (!lock?.is_free) return false;
    const taken = await tx.em.execute<{ address: string | null; change_count: number }[]>(TAKE_CHANGES);
    const other = otherModesQuery(modes, BATCH);
    const found = taken.length > 0 ? taken : await tx.em.execute<{ address: string }[]>(other.sql, other.parameters);
    const addresses = found.flatMap(({ address }) => address ?? []);
    if (addresses.length > 0) {
      await tx.em.execute('delete from customer_figure where address in (select jsonb_array_elements_text(?::jsonb))', [
        JSON.stringify(addresses),
      ]);
      const { sql, parameters } = storeCustomers(addresses, modes);
      await tx.em.execute(sql, parameters);
    }
    return found.length > 0;
  });
}
