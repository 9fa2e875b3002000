import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Context } from '../../../platform/context/context.ts';
import { view } from '../../../platform/graphql/view.ts';
import { Missing } from '../../../platform/lib/access-errors.ts';
import { asStaff } from '../../accounts/index.ts';
import { catalogOf } from '../../catalog/index.ts';
import { Order } from '../../orders/index.ts';
import { findRefundable } from './find-refundable.ts';
import { Refund } from './refunds.entity.ts';
import { AdminRefund, toAdminRefund } from './refunds.results.ts';
import { centsByQuantity, netCentsOfLines, openCents, openShippingCents } from './refunds.rules.ts';

@ObjectType({ description: 'A line of an order, and what can be refunded of it.' })
export class RefundableLineView {
  @Field(() => ID, { description: 'The line, for refundOrder.' })
  itemId!: string;

  @Field(() => String, { description: 'The name when it was bought, with size and grind.' })
  productName!: string;

  @Field(() => String, { description: 'The slug when it was bought.' })
  productSlug!: string;

  @Field(() => String, { nullable: true, description: 'The picture of the product; null when it is not sold any more.' })
  imageUrl!: string | null;

  @Field(() => Int, { description: 'The price of one, in US cents.' })
  unitPriceCents!: number;

  @Field(() => Int, { description: 'How many were bought.' })
  quantity!: number;

  @Field(() => Int, { description: 'How many of them were refunded, or are asked for.' })
  refundedQuantity!: number;

  @Field(() => [Int], { description: 'What refunding 0, 1, 2, ... more comes to, in US cents, after the share of the discount.' })
  centsByQuantity!: number[];
}

@ObjectType({ description: 'The refunds of an order, and what is left.' })
export class OrderRefunds {
  @Field(() => Int, { description: 'What can still be refunded, in US cents.' })
  openCents!: number;

  @Field(() => Int, { description: 'What of it can be refunded for shipping, in US cents.' })
  openShippingCents!: number;

  @Field(() => Boolean, { description: 'Whether bags can be restocked: they were taken from the stock for good.' })
  canRestock!: boolean;

  @Field(() => Boolean, { description: 'Whether cancelOrder would take it.' })
  canCancel!: boolean;

  @Field(() => [RefundableLineView], { description: 'The lines.' })
  lines!: RefundableLineView[];

  @Field(() => [AdminRefund], { description: 'The refunds that administrators asked for, the newest first.' })
  refunds!: AdminRefund[];
}

/** What was refunded of an order and what can be. @throws NotAllowed, Missing */
export async function listOrderRefunds(ctx: Context, orderNumber: number): Promise<OrderRefunds> {
  const staff = await asStaff(ctx, 'admin');
  const order = await staff.em.findOne(Order, { number: orderNumber }, { populate: ['items'] });
  if (!order) throw new Missing('There is no such order');
  const refundable = await findRefundable(staff, order.id);
  const refunds = await staff.em.find(Refund, { order }, { populate: ['lines'], orderBy: { id: 'desc' }, limit: 100 });
  const { products } = await catalogOf(staff).current();
  const net = netCentsOfLines(refundable);
  const items = order.items.getItems();
  // An imported order was paid at another shop.
  const open = order.paymentIntentId === null ? 0 : openCents(refundable);
  return view(OrderRefunds, {
    openCents: open,
    openShippingCents: Math.min(open, openShippingCents(refundable)),
    canRestock: order.stockState === 'sold',
    canCancel: open > 0 && order.status !== 'shipped',
    lines: refundable.lines.map((line, index) => {
      const { productName, productSlug } = items.find(({ id }) => id === line.itemId)!;
      const { quantity, unitPriceCents, refundedQuantity } = line;
      const cents = centsByQuantity(net[index]!, line);
      return view(RefundableLineView, {
        itemId: String(line.itemId),
        productName,
        productSlug,
        imageUrl: products.find(({ slug }) => slug === productSlug)?.imageUrl ?? null,
        unitPriceCents,
        quantity,
        refundedQuantity,
        centsByQuantity: cents,
      });
    }),
    refunds: refunds.map(toAdminRefund),
  });
}
