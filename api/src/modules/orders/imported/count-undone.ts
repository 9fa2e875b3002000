import type { EntityManager } from '../../../platform/db/orm.ts';
import { IS_EDITED } from './write-imported.ts';

/** Numbers that are listed. */
const MOST_LISTED = 100;

interface UndoneCounts {
  removedCount: number;
  /** Orders that are changed back or brought back. */
  restoredCount: number;
  keptCount: number;
  /** Numbers of the first orders that stay, as a person has edited them. */
  kept: string[];
}

/** What undoImported would do. */
export async function countUndoneOrders(em: EntityManager, runId: number): Promise<UndoneCounts> {
  const [counts] = await em.execute<(Omit<UndoneCounts, 'kept'> & { kept: string[] | null })[]>(
    `with touched as (
       select o.external_number, ${IS_EDITED} as is_edited, true as is_new from orders o where o.import_run_id = ?
       union all
       select o.external_number, ${IS_EDITED}, false from imported_order_change c join orders o on o.id = c.order_id
       where c.run_id = ? and not c.is_removal)
     select count(*) filter (where is_new and not is_edited)::int as "removedCount",
       (count(*) filter (where not is_new and not is_edited)
         + (select count(*) from imported_order_change where run_id = ? and is_removal))::int as "restoredCount",
       count(*) filter (where is_edited)::int as "keptCount",
       (array_agg(external_number order by external_number) filter (where is_edited))[1:${MOST_LISTED}] as kept from touched`,
    [runId, runId, runId],
  );
  return { ...counts!, kept: counts!.kept ?? [] };
}

/** Orders of a source that are in the shop. */
export async function countImported(em: EntityManager, source: string): Promise<number> {
  const [row] = await em.execute<{ count: number }[]>(
    `select count(*)::int as count from orders where source = 'import' and import_source = ?`,
    [source],
  );
  return row!.count;
}
