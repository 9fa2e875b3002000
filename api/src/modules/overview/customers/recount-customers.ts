import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { countedModes } from '../../orders/index.ts';
import { otherModesQuery, storeCustomers } from './current-customers.ts';

/** Changes of one transaction: counting as many customers takes a fraction of a second. */
const BATCH = 2_000;

/**
 * Addresses of the oldest changes, which are removed, with all others of these customers. They are removed before the customers are counted:
 * a change that is committed later keeps its row.
 */
const TAKE_CHANGES = `
  with batch as materialized (select address, user_id from customer_change order by id limit ${BATCH}),
  taken as (
    delete from customer_change where address in (select address from batch) or user_id in (select user_id from batch) returning address, user_id)
  select distinct coalesce(t.address, u.email) as address from taken t left join users u on u.id = t.user_id`;

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
    const taken = await tx.em.execute<{ address: string | null }[]>(TAKE_CHANGES);
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
