import type { Context } from '../../../platform/context/context.ts';
import { holdStockAgain } from '../../catalog/index.ts';
import { holdRedemptionAgain } from '../../coupons/index.ts';
import { changeOrder, OrderItem } from '../../orders/index.ts';
import type { LockedOrder } from './finalize-payment.ts';

class GoodsGone extends Error {}

/**
 * A payment came after its hold was gone: takes stock and coupon use again, both or neither (a savepoint undoes the half).
 * False when they are gone.
 */
export const takeBackGoods = async (tx: Context, order: LockedOrder): Promise<boolean> => {
  // The draft is locked before any stock, as a new version of this checkout does it, so that the two can't deadlock.
  await tx.em.execute('select id from checkout_draft where id = ? for update', [order.checkout_draft_id]);
  try {
    await tx.em.transactional(async (em) => {
      const inner = { ...tx, em };
      const items = await em.find(OrderItem, { order: order.id });
      if (!(await holdStockAgain(inner, items)) || !(await holdRedemptionAgain(inner, order.id))) throw new GoodsGone();
      await changeOrder(inner, order.id, { stockState: 'held' }, { kind: 'goods-taken-again' });
    });
    return true;
  } catch (error) {
    if (error instanceof GoodsGone) return false;
    throw error;
  }
};
