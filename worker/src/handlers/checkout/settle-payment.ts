import { settleReportedPayment } from '@brew-quest/api';
import type { JobHandler } from '../../job-handler.ts';

export const handleSettlePayment: JobHandler<'checkout.settle-payment'> = (ctx, { paymentIntentId }) =>
  settleReportedPayment(ctx, paymentIntentId);
