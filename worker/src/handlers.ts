import {
  buyPendingLabel,
  type Context,
  fulfilOrder,
  type JobName,
  mailConfirmationAgain,
  mailOwner,
  mailPasswordChanged,
  mailPasswordReset,
  mailRefundNotice,
  mailStaffInvite,
  type PayloadOf,
  refundPayment,
  makeRefund,
  mailMadeRefund,
  checkRefunds,
  resumeOrder,
  sendInvoice,
  runBulk,
  finalizeReportedPayment,
} from '@brew-quest/api';

/** Runs one job. A job may run twice and may be killed at any point: it reads the state first and returns if the work is done. */
type JobHandlers = { readonly [Name in JobName]: (ctx: Context, payload: PayloadOf<Name>) => Promise<void> };

/** Job name -> use-case. A job without a handler is a compile error. */
export const handlers: JobHandlers = {
  'accounts.mail-password-reset': (ctx, { passwordResetId }) => mailPasswordReset(ctx, passwordResetId),
  'accounts.mail-password-changed': mailPasswordChanged,
  'orders.fulfil': (ctx, { orderId }) => fulfilOrder(ctx, orderId),
  'orders.resume': (ctx, { orderId }) => resumeOrder(ctx, orderId),
  'orders.buy-label': (ctx, { orderId }) => buyPendingLabel(ctx, orderId),
  'orders.mail-refund': (ctx, { orderId }) => mailRefundNotice(ctx, orderId),
  'orders.resend-confirmation': mailConfirmationAgain,
  'orders.run-bulk': runBulk,
  'checkout.settle-payment': (ctx, { paymentIntentId }) => finalizeReportedPayment(ctx, paymentIntentId),
  'checkout.refund-payment': refundPayment,
  'checkout.make-refund': makeRefund,
  'checkout.mail-made-refund': mailMadeRefund,
  'checkout.check-refunds': checkRefunds,
  'invoices.mail-invoice': sendInvoice,
  'staff.mail-invite': mailStaffInvite,
  'parked.mail-owner': (ctx, { outboxId }) => mailOwner(ctx, outboxId),
};
