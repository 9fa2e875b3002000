import type { Context } from '../../../platform/context/context.ts';
import { holdStockAgain } from '../../catalog/index.ts';
import { takeCouponUseAgain } from '../../coupons/index.ts';
import { moveOrder, OrderItem } from '../../orders/index.ts';

class NoLongerAvailable extends Error {}

/**
 * For a payment that came after its hold had ended: holds stock and coupon use again, both or neither (a savepoint undoes one).
 * False when they are no longer available.
 */
export async function holdAgain(tx: Context, order: { id: number; ref: string; checkout_draft_id: number | null }): Promise<boolean> {
  // The draft is locked before any stock, as a new version of this checkout does it, so that the two can't deadlock.
  await tx.em.execute('select id from checkout_draft where id = ? for update', [order.checkout_draft_id]);
  try {
    await tx.em.transactional(async (em) => {
      const inner = { ...tx, em };
      const items = await em.find(OrderItem, { order: order.id });
      if (!(await holdStockAgain(inner, order.ref, items)) || !(await takeCouponUseAgain(inner, order.id))) throw new NoLongerAvailable();
      await moveOrder(inner, order.id, { stockState: 'held' }, { kind: 'goods-taken-again' });
    });
    return true;
  } catch (error) {
    if (error instanceof NoLongerAvailable) return false;
    throw error;
  }
}
