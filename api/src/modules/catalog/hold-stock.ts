import type { Context } from '../../platform/context/context.ts';
import type { ResolvedLine } from './cart-lines.rules.ts';
import type { StockGrind } from './catalog.entity.ts';

export interface StockShortage {
  productSlug: string;
  grind: StockGrind;
  available: number;
}

interface StockMove {
  productId: number;
  grind: StockGrind;
  quantity: number;
}

/** One entry a stock row: two sizes of a poster share one pile. */
function totalled(moves: readonly StockMove[]): StockMove[] {
  const totals = new Map<string, StockMove>();
  for (const { productId, grind, quantity } of moves) {
    const key = `${productId}|${grind}`;
    totals.set(key, { productId, grind, quantity: (totals.get(key)?.quantity ?? 0) + quantity });
  }
  return [...totals.values()];
}

/** The rows are locked in the order of their ids first, so that two carts with the same bags can't deadlock. */
async function moveStock(ctx: Context, moves: readonly StockMove[], change: string, guard: string) {
  const rows = totalled(moves);
  return ctx.em
    .execute<{ product_id: number; grind: StockGrind; price_cents: number }[]>(
      `with wanted as (select * from jsonb_to_recordset(?::jsonb) as w("productId" int, grind text, quantity int)),
          locked as (select s.id, w.quantity from stock_item s join wanted w on w."productId" = s.product_id and w.grind = s.grind order by s.id for update of s)
     update stock_item s set ${change} from locked l, product p
     where s.id = l.id and p.id = s.product_id and ${guard}
     returning s.product_id, s.grind, p.price_cents`,
      [JSON.stringify(rows)],
    )
    .then((moved) => ({ moved, isComplete: moved.length === rows.length, rows }));
}

/**
 * Sets the cart's bags aside, all or (by the caller's rollback) none, and reads the price of each at that moment.
 * Inside a transaction only.
 */
export async function holdStock(
  ctx: Context,
  lines: readonly ResolvedLine[],
): Promise<{ shortage: StockShortage | null; pricesAreCurrent: boolean }> {
  const wanted = lines.map((line) => ({ productId: line.product.productId, grind: line.grind, quantity: line.quantity }));
  const { moved, isComplete, rows } = await moveStock(
    ctx,
    wanted,
    'available = s.available - l.quantity, held = s.held + l.quantity',
    's.available >= l.quantity and p.is_listed',
  );
  if (isComplete) {
    const pricesAreCurrent = moved.every(
      (row) => lines.find((line) => line.product.productId === row.product_id)?.product.priceCents === row.price_cents,
    );
    return { shortage: null, pricesAreCurrent };
  }
  const short = rows.find((row) => !moved.some((done) => done.product_id === row.productId && done.grind === row.grind))!;
  const line = lines.find((candidate) => candidate.product.productId === short.productId && candidate.grind === short.grind)!;
  const [left] = await ctx.em.execute<{ available: number }[]>(
    'select s.available from stock_item s join product p on p.id = s.product_id where p.is_listed and s.product_id = ? and s.grind = ?',
    [short.productId, short.grind],
  );
  return { shortage: { productSlug: line.product.slug, grind: line.grind, available: left?.available ?? 0 }, pricesAreCurrent: true };
}

/** Takes bags for an order whose hold ran out before its money came; false when they are gone. */
export async function holdStockAgain(ctx: Context, moves: readonly StockMove[]): Promise<boolean> {
  return (await moveStock(ctx, moves, 'available = s.available - l.quantity, held = s.held + l.quantity', 's.available >= l.quantity'))
    .isComplete;
}

export async function releaseStock(ctx: Context, moves: readonly StockMove[]): Promise<void> {
  await moveStock(ctx, moves, 'available = s.available + l.quantity, held = s.held - l.quantity', 'true');
}

export async function sellHeldStock(ctx: Context, moves: readonly StockMove[]): Promise<void> {
  await moveStock(ctx, moves, 'held = s.held - l.quantity, sold = s.sold + l.quantity', 'true');
}
