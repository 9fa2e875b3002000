import type { EntityManager } from './orm.ts';

/** Rows of one statement: far below its timeout. */
const BATCH = 5_000;

/** Deletes the rows of a table that meet a condition (SQL with `?` for the values), in batches, until none is left or the process shuts down. */
export async function deleteInBatches(
  { em, ending }: { em: EntityManager; ending: AbortSignal },
  table: string,
  condition: string,
  values: readonly unknown[] = [],
): Promise<void> {
  const sql = `with deleted as (delete from ${table} where ctid in (select ctid from ${table} where ${condition} limit ${BATCH}) returning 1)
    select count(*)::int as count from deleted`;
  for (let count = BATCH; count === BATCH && !ending.aborted;) {
    const [row] = await em.execute<{ count: number }[]>(sql, [...values]);
    count = row?.count ?? 0;
  }
}
