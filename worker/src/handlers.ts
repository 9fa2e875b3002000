import { handleMailPasswordChanged } from './handlers/accounts/mail-password-changed.ts';
import { handleMailPasswordReset } from './handlers/accounts/mail-password-reset.ts';
import { handleRefundPayment } from './handlers/checkout/refund-payment.ts';
import { handleSettlePayment } from './handlers/checkout/settle-payment.ts';
import { handleBuyLabel } from './handlers/orders/buy-label.ts';
import { handleFulfil } from './handlers/orders/fulfil.ts';
import { handleMailRefund } from './handlers/orders/mail-refund.ts';
import { handleResume } from './handlers/orders/resume.ts';
import { handleMailOwner } from './handlers/parked/mail-owner.ts';
import type { JobHandlers } from './job-handler.ts';

/** The complete map; a job without a handler is a compile error. */
export const handlers: JobHandlers = {
  'accounts.mail-password-reset': handleMailPasswordReset,
  'accounts.mail-password-changed': handleMailPasswordChanged,
  'orders.fulfil': handleFulfil,
  'orders.resume': handleResume,
  'orders.buy-label': handleBuyLabel,
  'orders.mail-refund': handleMailRefund,
  'checkout.settle-payment': handleSettlePayment,
  'checkout.refund-payment': handleRefundPayment,
  'parked.mail-owner': handleMailOwner,
};
