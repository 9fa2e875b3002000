import type { Context } from '../../../../platform/context/context.ts';
import type { StockCount } from '../../move-stock.ts';

/** The counts of products, by product; whole beans before ground coffee. */
export async function readStock(ctx: Context, productIds: readonly number[]): Promise<Map<number, StockCount[]>> {
  const rows = await ctx.em.execute<StockCount[]>(
    `select id, product_id as "productId", grind, available, held from stock_item
     where product_id in (select value::int from jsonb_array_elements_text(?::jsonb)) order by grind = 'ground', id`,
    [JSON.stringify(productIds)],
  );
  return Map.groupBy(rows, ({ productId }) => productId);
}
