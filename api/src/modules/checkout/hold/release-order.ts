import { LockMode } from '@mikro-orm/core';
import type { Context } from '../../../platform/context/context.ts';
import { releaseStock } from '../../catalog/index.ts';
import { releaseCouponUse } from '../../coupons/index.ts';
import { moveOrder, Order, OrderItem } from '../../orders/index.ts';

/** Puts the held bags and the held coupon use of an order back. Inside a transaction that has locked the order and found it `held`. */
export async function releaseGoods(tx: Context, { id, ref }: { id: number; ref: string }): Promise<void> {
  await releaseStock(tx, ref, await tx.em.find(OrderItem, { order: id }));
  await releaseCouponUse(tx, id);
}

/**
 * Ends an unpaid order and puts back what it holds, once: only a pending order that still holds something does.
 * Inside a transaction.
 */
export async function releaseOrder(tx: Context, orderId: number, status: 'expired' | 'canceled', reason: string): Promise<boolean> {
  const order = await tx.em.findOneOrFail(Order, { id: orderId }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (order.status !== 'pending' || order.stockState !== 'held') return false;
  await releaseGoods(tx, order);
  return moveOrder(tx, orderId, { status, stockState: 'released' }, { kind: status, detail: { reason } });
}
