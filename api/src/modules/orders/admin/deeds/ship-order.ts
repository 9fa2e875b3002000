import { z } from 'zod';
import type { Context } from '../../../../platform/context/context.ts';
import { isOneLine, NOT_ON_ONE_LINE } from '../../../../platform/lib/input-text.ts';
import { parseInput } from '../../../../platform/lib/parse-input.ts';
import { asStaff } from '../../../accounts/index.ts';
import { moveOrder } from '../../move-order.ts';
import { deedProblem } from '../order/order-deeds.rules.ts';
import type { ChangeOrderResult } from '../order/order.results.ts';
import { auditOrder, changeOrder } from './change-order.ts';

const shipmentInput = z.object({
  number: z.number().int(),
  version: z.number().int(),
  trackingNumber: z.string().trim().min(1).max(100).refine(isOneLine, NOT_ON_ONE_LINE).nullish(),
});

/**
 * Marks a paid order as shipped. A tracking number is of a label that was bought elsewhere: none is bought here then. No mail is sent.
 * @throws NotAllowed, Missing, InvalidInput
 */
export async function markOrderShipped(ctx: Context, input: z.input<typeof shipmentInput>): Promise<typeof ChangeOrderResult> {
  const staff = await asStaff(ctx, 'admin');
  const { number, version, trackingNumber: given = null } = parseInput(shipmentInput, input);
  return changeOrder(staff, { number, version }, async (tx, order) => {
    const problem = deedProblem('ship', order, tx.env.modes.shipping);
    if (problem !== null) return problem;
    if (given !== null && order.trackingNumber !== null && given !== order.trackingNumber) return 'It has another tracking number';
    const trackingNumber = given ?? order.trackingNumber;
    const shipped = { status: 'shipped', shippedAt: tx.clock.now(), trackingNumber, reviewReason: null } as const;
    // The carrier of a purchase that was refused need not be the one of this label.
    const change = order.trackingNumber === null ? { ...shipped, carrier: null } : shipped;
    await moveOrder(tx, order.id, change, { kind: 'marked-shipped', detail: { trackingNumber } });
    await auditOrder(tx, 'order-shipped', order, { trackingNumber });
    return null;
  });
}
