import { z } from 'zod';
import { actorName, type Context, inTransaction } from '../../../../platform/context/context.ts';
import { view } from '../../../../platform/graphql/view.ts';
import { rowId } from '../../../../platform/input/row-id.ts';
import { Missing } from '../../../../platform/lib/access-errors.ts';
import { isOneLine, NOT_ON_ONE_LINE } from '../../../../platform/lib/input-text.ts';
import { parseInput } from '../../../../platform/lib/parse-input.ts';
import { asStaff } from '../../../accounts/index.ts';
import { recordAudit } from '../../../audit/index.ts';
import { catalogOf } from '../../catalog-cache.ts';
import { adjustStock, lockStock, type StockCount } from '../../move-stock.ts';
import { stockField } from '../catalog-fields.ts';
import { type SetStockResult, stockEditStale, StockSet, toAdminStock } from './stock-admin.results.ts';

const setStockInput = z.object({
  counts: z
    .array(z.object({ stockId: z.string(), available: stockField, expected: stockField.nullish() }))
    .min(1)
    .max(10)
    .refine((counts) => new Set(counts.map(({ stockId }) => stockId)).size === counts.length, 'A count is named twice'),
  reason: z.string().trim().max(100).refine(isOneLine, NOT_ON_ONE_LINE).default(''),
});

/**
 * Sets counts of stock, all or none; one with an expectation is set only while it is met, which is how a change is undone.
 * @throws NotAllowed, Missing, InvalidInput
 */
export async function setStock(ctx: Context, input: z.input<typeof setStockInput>): Promise<typeof SetStockResult> {
  const staff = await asStaff(ctx, 'coffee-admin');
  const { counts, reason } = parseInput(setStockInput, input);
  const wanted = counts.map(({ stockId, ...count }) => ({ id: rowId(stockId), ...count }));
  const result = await inTransaction(staff, async (tx) => {
    const rows = await lockStock(
      tx,
      wanted.map(({ id }) => id),
    );
    if (rows.length < wanted.length) throw new Missing('There is no such stock');
    const isStale = wanted.some(({ id, expected }) => typeof expected === 'number' && expected !== availableOf(rows, id));
    if (isStale) return stockEditStale(rows.map(toAdminStock));
    const after = await setCounts(tx, rows, new Map(wanted.map(({ id, available }) => [id, available])), reason);
    return view(StockSet, { stock: after.map(toAdminStock) });
  });
  catalogOf(ctx).invalidate();
  return result;
}

function availableOf(rows: readonly StockCount[], id: number): number {
  return rows.find((row) => row.id === id)!.available;
}

/**
 * Sets the counts of rows that lockStock has locked: each moves by the difference from what there is at this moment, so that what is
 * sold meanwhile stays sold. Every product that changes has its line in the audit log. @returns the rows as they are then
 */
export async function setCounts(
  tx: Context,
  rows: readonly StockCount[],
  wanted: ReadonlyMap<number, number>,
  reason: string,
): Promise<StockCount[]> {
  const changed = rows.filter((row) => (wanted.get(row.id) ?? row.available) !== row.available);
  const lines = changed.map(({ id, productId, grind, available }) => ({ productId, grind, quantity: wanted.get(id)! - available }));
  if (lines.length === 0) return [...rows];
  await adjustStock(tx, reason || 'Set by hand', lines);
  for (const productId of new Set(changed.map((row) => row.productId))) {
    const own = changed.filter((row) => row.productId === productId);
    await recordAudit(tx, actorName(tx.actor), 'stock-set', `product:${productId}`, {
      ...(reason && { reason }),
      before: Object.fromEntries(own.map(({ grind, available }) => [grind, available])),
      after: Object.fromEntries(own.map(({ grind, id }) => [grind, wanted.get(id)])),
    });
  }
  return rows.map((row) => ({ ...row, available: wanted.get(row.id) ?? row.available }));
}
