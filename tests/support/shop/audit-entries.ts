import type { ShopQueries } from './shop-queries.ts';

/** The audit entries of an account, oldest first. */
export async function auditActionsOf(shop: Pick<ShopQueries, 'sql'>, subject: string): Promise<string[]> {
  const entries = 'select action from audit_entry where subject = $1 order by id';
  return (await shop.sql<{ action: string }>(entries, [subject])).map(({ action }) => action);
}
