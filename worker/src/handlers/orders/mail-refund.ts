import { mailRefundNotice } from '@brew-quest/api';
import type { JobHandler } from '../../job-handler.ts';

export const handleMailRefund: JobHandler<'orders.mail-refund'> = (ctx, { orderId }) => mailRefundNotice(ctx, orderId);
