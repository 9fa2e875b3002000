import { refundPayment } from '@brew-quest/api';
import type { JobHandler } from '../../job-handler.ts';

export const handleRefundPayment: JobHandler<'checkout.refund-payment'> = (ctx, payload) => refundPayment(ctx, payload);
