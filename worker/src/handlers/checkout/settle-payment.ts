import { finalizePayment } from '@brew-quest/api';
import type { JobHandler } from '../../job-handler.ts';

export const handleSettlePayment: JobHandler<'checkout.settle-payment'> = async (ctx, { paymentIntentId }) => {
  await finalizePayment(ctx, paymentIntentId);
};
