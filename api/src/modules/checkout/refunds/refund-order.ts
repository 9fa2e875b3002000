import type { z } from 'zod';
import type { Context } from '../../../platform/context/context.ts';
import { Missing } from '../../../platform/lib/access-errors.ts';
import { parseInput } from '../../../platform/lib/parse-input.ts';
import { asStaff, requireProof } from '../../accounts/index.ts';
import { moveOrder } from '../../orders/index.ts';
import { Refund } from './refunds.entity.ts';
import { cancellationInput, refundInput } from './refunds.inputs.ts';
import { type AdminRefund, type RefundOrderResult, refundRefused, toAdminRefund } from './refunds.results.ts';
import { requestRefund } from './request-refund.ts';

/** Why an order that is being canceled waits; it is refunded next. */
export const CANCELING = 'The order is being canceled';

/** Refunds lines, an amount or the rest of a paid order, once per key. @throws NotAllowed, ProofRequired, InvalidInput, Missing */
export async function refundOrder(ctx: Context, orderNumber: number, input: unknown): Promise<typeof RefundOrderResult> {
  const staff = await asStaff(ctx, 'admin');
  await requireProof(staff);
  return requestRefund(staff, orderNumber, { ...parseInput(refundInput, input), isCancellation: false });
}

/**
 * Cancels a paid order that was not shipped: it is taken out of fulfilment at once and refunded in full.
 * @throws NotAllowed, ProofRequired, InvalidInput, Missing
 */
export async function cancelOrder(
  ctx: Context,
  orderNumber: number,
  input: z.input<typeof cancellationInput>,
): Promise<typeof RefundOrderResult> {
  const staff = await asStaff(ctx, 'admin');
  await requireProof(staff);
  const wanted = { ...parseInput(cancellationInput, input), isRest: true, shippingCents: 0, isCancellation: true };
  return requestRefund(staff, orderNumber, wanted, async (tx, order) => {
    if (order.status === 'shipped')
      return refundRefused('This order was shipped: refund it instead', order.totalCents - order.refundedCents);
    const change = { status: 'needs_review', reviewReason: CANCELING } as const;
    await moveOrder(tx, order.id, change, { kind: 'review-needed', detail: { reason: CANCELING } });
    return null;
  });
}

/** A refund by the key of its request, for a browser that lost the answer. @throws NotAllowed, Missing */
export async function findRefundByKey(ctx: Context, key: string): Promise<AdminRefund> {
  const staff = await asStaff(ctx, 'admin');
  const refund = await staff.em.findOne(Refund, { key }, { populate: ['lines'] });
  if (!refund) throw new Missing('There is no such refund');
  return toAdminRefund(refund);
}
