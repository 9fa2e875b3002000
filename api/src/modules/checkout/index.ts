export { CheckoutDraft, PaymentEvent } from './checkout.entity.ts';
export { refundPaymentJob, settlePaymentJob } from './checkout.jobs.ts';
export { CheckoutResolver } from './checkout.resolver.ts';
export { checkoutRoutes } from './checkout.routes.ts';
export { endIdleHolds } from './settle/end-idle-holds.ts';
export { finalizePayment } from './settle/finalize-payment.ts';
export { refundPayment } from './settle/refund-payment.ts';
export { webhookRoutes } from './stripe-webhook.ts';
export { expireHolds, reconcilePayments } from './settle/sweep-checkouts.ts';
