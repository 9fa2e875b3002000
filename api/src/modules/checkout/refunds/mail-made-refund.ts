import type { Context } from '../../../platform/context/context.ts';
import { renderRefundMade, sendMail } from '../../mail/index.ts';
import { Refund } from './refunds.entity.ts';

/** Notifies the customer of a refund that was made; once by its Message-ID. */
export async function mailMadeRefund(ctx: Context, { refundId }: { refundId: number }): Promise<void> {
  const refund = await ctx.em.findOneOrFail(Refund, { id: refundId }, { populate: ['order', 'lines', 'lines.item'] });
  const { order } = refund;
  if (!order.email || refund.state !== 'succeeded') return;
  const { subject, html, text } = await renderRefundMade({
    origin: ctx.env.PUBLIC_URL,
    isSandbox: order.mode === 'sandbox',
    year: ctx.clock.now().getUTCFullYear(),
    firstName: order.customerFirstName ?? 'Guest',
    orderNumber: order.number ?? 0,
    amountCents: refund.amountCents,
    shippingCents: refund.shippingCents,
    isCancellation: refund.isCancellation,
    lines: refund.lines.getItems().map(({ item, quantity, amountCents }) => ({ name: item.productName, quantity, amountCents })),
  });
  const messageId = `${order.ref.toLowerCase()}.refund-${refund.id}@${new URL(ctx.env.PUBLIC_URL).hostname}`;
  await sendMail(ctx, { messageId, to: order.email, subject, html, text });
}
