import { Field, InputType } from 'type-graphql';
import type { z } from 'zod';
import type { Context } from '../../../../platform/context/context.ts';
import { parseInput } from '../../../../platform/lib/parse-input.ts';
import { asStaff } from '../../../accounts/index.ts';
import { shippingAddressInput } from '../../../shipping/index.ts';
import { enqueueResume, NO_ADDRESS } from '../../fulfil-order.ts';
import { moveOrder } from '../../move-order.ts';
import { deedProblem } from '../order/order-deeds.rules.ts';
import type { ChangeOrderResult } from '../order/order.results.ts';
import { auditOrder, changeOrder } from './change-order.ts';

@InputType({ description: 'A shipping address within the United States.' })
export class OrderAddressInput {
  @Field(() => String, { description: 'Who gets the parcel.' })
  name!: string;

  @Field(() => String, { description: 'Street and house number.' })
  street1!: string;

  @Field(() => String, { nullable: true, description: 'Apartment, suite and so on.' })
  street2?: string | null;

  @Field(() => String, { description: 'City.' })
  city!: string;

  @Field(() => String, { description: 'State.' })
  state!: string;

  @Field(() => String, { description: 'ZIP code.' })
  zip!: string;
}

/**
 * Changes where an order is sent, until its label is bought. The quoted rate was for the other address, so the label is bought at a new
 * one (labels/buy-label.ts; docs/reliability.md, ADM-06). A label whose purchase has begun keeps its address: moveOrder and buyLabel lock the same row.
 * @throws NotAllowed, Missing, InvalidInput
 */
export async function updateOrderAddress(
  ctx: Context,
  { number, version, address }: { number: number; version: number; address: z.input<typeof shippingAddressInput> },
): Promise<typeof ChangeOrderResult> {
  const staff = await asStaff(ctx, 'admin');
  const edited = parseInput(shippingAddressInput, address);
  return changeOrder(staff, { number, version }, async (tx, order) => {
    const problem = deedProblem('edit-address', order, tx.env.modes.shipping);
    if (problem !== null) return problem;
    const { shippingAddress: before, reviewReason } = order;
    const after = { ...edited, ...(before?.phone && { phone: before.phone }) };
    const change = {
      shippingAddress: after,
      quotedParcelHash: null,
      ...(reviewReason === NO_ADDRESS && { reviewReason: null }),
    };
    await moveOrder(tx, order.id, change, { kind: 'address-changed', detail: { before, after } });
    await auditOrder(tx, 'order-address-changed', order, { before, after });
    if (before === null) await enqueueResume(tx, order.id, order.email !== null);
    return null;
  });
}
