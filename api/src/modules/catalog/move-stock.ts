import { actorName, type Context } from '../../platform/context/context.ts';
import type { ResolvedLine } from './cart-lines.rules.ts';
import type { StockGrind, StockMoveReason } from './catalog.entity.ts';

export interface StockShortage {
  productSlug: string;
  grind: StockGrind;
  available: number;
}

export interface StockLine {
  productId: number;
  grind: StockGrind;
  quantity: number;
}

interface Move {
  /** Change of each count, as SQL; l.quantity is the quantity of the line. */
  change: string;
  /** Condition on alias s; a line whose row does not meet it is not moved. */
  guard: string;
}

const moves: Readonly<Record<StockMoveReason, Move>> = {
  hold: { change: 'available = s.available - l.quantity, held = s.held + l.quantity', guard: 's.available >= l.quantity' },
  release: { change: 'available = s.available + l.quantity, held = s.held - l.quantity', guard: 'true' },
  sell: { change: 'held = s.held - l.quantity, sold = s.sold + l.quantity', guard: 'true' },
  // Sold bags that a refund puts back.
  restock: { change: 'available = s.available + l.quantity, sold = s.sold - l.quantity', guard: 's.sold >= l.quantity' },
  // A count that an administrator corrects: the quantity may be negative.
  adjust: { change: 'available = s.available + l.quantity, adjusted = s.adjusted + l.quantity', guard: 's.available + l.quantity >= 0' },
};

/** One entry a stock row: two sizes of a poster share one. */
function totalled(lines: readonly StockLine[]): StockLine[] {
  const totals = new Map<string, StockLine>();
  for (const { productId, grind, quantity } of lines) {
    const key = `${productId}|${grind}`;
    totals.set(key, { productId, grind, quantity: (totals.get(key)?.quantity ?? 0) + quantity });
  }
  return [...totals.values()];
}

interface Moved {
  rows: { product_id: number; grind: StockGrind; price_cents: number }[];
  wanted: StockLine[];
  isComplete: boolean;
}

/**
 * Changes counts of stock; the one place that does. One statement locks the rows in the order of their ids, so that two carts with the
 * same bags can't deadlock, changes them, and writes down each move with its reason, its subject (an order's reference) and who made it.
 * Lock order: moveOrder. Inside a transaction: the caller rolls back what is not complete.
 */
async function moveStock(
  tx: Context,
  reason: StockMoveReason,
  subject: string,
  lines: readonly StockLine[],
  extraGuard = 'true',
): Promise<Moved> {
  const wanted = totalled(lines);
  const { change, guard } = moves[reason];
  const rows = await tx.em.execute<Moved['rows']>(
    `with wanted as (select * from jsonb_to_recordset(?::jsonb) as w("productId" int, grind text, quantity int)),
       locked as (select s.id, w.quantity from stock_item s join wanted w on w."productId" = s.product_id and w.grind = s.grind order by s.id for update of s),
       moved as (
         update stock_item s set ${change} from locked l, product p
         where s.id = l.id and p.id = s.product_id and ${guard} and ${extraGuard}
         returning s.id, s.product_id, s.grind, l.quantity, p.price_cents),
       recorded as (
         insert into stock_move (stock_item_id, reason, quantity, subject, actor, created_at)
         select id, ?, quantity, ?, ?, ? from moved)
     select product_id, grind, price_cents from moved`,
    [JSON.stringify(wanted), reason, subject, actorName(tx.actor), tx.clock.now()],
  );
  return { rows, wanted, isComplete: rows.length === wanted.length };
}

/** Holds the cart's bags for an order, all or (by the caller's rollback) none, and reads the price of each at that moment. */
export async function holdStock(
  tx: Context,
  orderRef: string,
  lines: readonly ResolvedLine[],
): Promise<{ shortage: StockShortage | null; pricesAreCurrent: boolean }> {
  const cart = lines.map((line) => ({ productId: line.product.productId, grind: line.grind, quantity: line.quantity }));
  const { rows, wanted, isComplete } = await moveStock(tx, 'hold', orderRef, cart, 'p.is_listed and p.deleted_at is null');
  if (isComplete) {
    const pricesAreCurrent = rows.every(
      (row) => lines.find((line) => line.product.productId === row.product_id)?.product.priceCents === row.price_cents,
    );
    return { shortage: null, pricesAreCurrent };
  }
  const short = wanted.find((row) => !rows.some((done) => done.product_id === row.productId && done.grind === row.grind))!;
  const line = lines.find((candidate) => candidate.product.productId === short.productId && candidate.grind === short.grind)!;
  const [left] = await tx.em.execute<{ available: number }[]>(
    'select s.available from stock_item s join product p on p.id = s.product_id where p.is_listed and p.deleted_at is null and s.product_id = ? and s.grind = ?',
    [short.productId, short.grind],
  );
  return { shortage: { productSlug: line.product.slug, grind: line.grind, available: left?.available ?? 0 }, pricesAreCurrent: true };
}

/** Holds bags for an order whose hold ran out before its money came; false when there are not enough. */
export async function holdStockAgain(tx: Context, orderRef: string, lines: readonly StockLine[]): Promise<boolean> {
  return (await moveStock(tx, 'hold', orderRef, lines)).isComplete;
}

export async function releaseStock(tx: Context, orderRef: string, lines: readonly StockLine[]): Promise<void> {
  await moveStock(tx, 'release', orderRef, lines);
}

export async function sellHeldStock(tx: Context, orderRef: string, lines: readonly StockLine[]): Promise<void> {
  await moveStock(tx, 'sell', orderRef, lines);
}

/** Makes sold bags of an order available again. */
export async function restock(tx: Context, orderRef: string, lines: readonly StockLine[]): Promise<void> {
  if (lines.length > 0) await moveStock(tx, 'restock', orderRef, lines);
}

/** A count of one stock row, locked until the transaction ends. */
export interface StockCount {
  id: number;
  productId: number;
  grind: StockGrind;
  available: number;
  held: number;
}

/** The stock rows with these ids, locked in the order of all moves: by id. */
export async function lockStock(tx: Context, ids: readonly number[]): Promise<StockCount[]> {
  return tx.em.execute<StockCount[]>(
    `select id, product_id as "productId", grind, available, held from stock_item
     where id in (select value::int from jsonb_array_elements_text(?::jsonb)) order by id for update`,
    [JSON.stringify(ids)],
  );
}

/** What an administrator corrects: `quantity` more of each line, or less when it is below 0. The rows are locked by lockStock. */
export async function adjustStock(tx: Context, reason: string, lines: readonly StockLine[]): Promise<void> {
  await moveStock(tx, 'adjust', reason, lines);
}
