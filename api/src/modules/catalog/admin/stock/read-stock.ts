import type { Context } from '../../../../platform/context/context.ts';
import type { StockCount } from '../../move-stock.ts';

/** Of which days a list says how many were sold. */
const SOLD_DAYS = 30;

/** The counts of products, by product; whole beans before ground coffee. */
export async function readStock(ctx: Context, productIds: readonly number[]): Promise<Map<number, StockCount[]>> {
  const rows = await ctx.em.execute<StockCount[]>(
    `select id, product_id as "productId", grind, available, held from stock_item
     where product_id in (select value::int from jsonb_array_elements_text(?::jsonb)) order by grind = 'ground', id`,
    [JSON.stringify(productIds)],
  );
  return Map.groupBy(rows, ({ productId }) => productId);
}

/** How many of each product were sold in the last SOLD_DAYS days, without those that a refund put back. */
export async function readSold(ctx: Context): Promise<Map<number, number>> {
  const rows = await ctx.em.execute<{ product_id: number; sold: number }[]>(
    `select s.product_id, sum(case m.reason when 'sell' then m.quantity else -m.quantity end)::int as sold
     from stock_move m join stock_item s on s.id = m.stock_item_id
     where m.reason in ('sell', 'restock') and m.created_at > ? group by s.product_id`,
    [new Date(ctx.clock.now().getTime() - SOLD_DAYS * 86_400_000)],
  );
  return new Map(rows.map(({ product_id: id, sold }) => [id, Math.max(0, sold)]));
}
