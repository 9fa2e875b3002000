import type { Context } from '../../../platform/context/context.ts';
import type { RefundableOrder } from './refunds.rules.ts';

interface Row {
  total_cents: number;
  discount_cents: number;
  shipping_cents: number;
  refunded_cents: number;
  requested_cents: number;
  refunded_shipping_cents: number;
  lines: { itemId: number; quantity: number; unitPriceCents: number; refundedQuantity: number }[];
}

/** What can be refunded of an order, in one statement. */
export async function findRefundable(ctx: Context, orderId: number): Promise<RefundableOrder> {
  const [row] = await ctx.em.execute<[Row]>(
    `select o.total_cents, o.discount_cents, o.shipping_cents, o.refunded_cents,
       (select coalesce(sum(r.amount_cents), 0)::int from refund r where r.order_id = o.id and r.state = 'requested') as requested_cents,
       (select coalesce(sum(r.shipping_cents), 0)::int from refund r where r.order_id = o.id and r.state <> 'failed') as refunded_shipping_cents,
       (select jsonb_agg(jsonb_build_object('itemId', i.id, 'quantity', i.quantity, 'unitPriceCents', i.unit_price_cents,
          'refundedQuantity', (select coalesce(sum(l.quantity), 0) from refund_line l join refund r on r.id = l.refund_id
             where l.item_id = i.id and r.state <> 'failed')) order by i.id)
        from order_item i where i.order_id = o.id) as lines
     from orders o where o.id = ?`,
    [orderId],
  );
  return {
    totalCents: row.total_cents,
    discountCents: row.discount_cents,
    shippingCents: row.shipping_cents,
    refundedCents: row.refunded_cents,
    requestedCents: row.requested_cents,
    refundedShippingCents: row.refunded_shipping_cents,
    lines: row.lines ?? [],
  };
}
