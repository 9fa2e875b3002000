export { buyPendingLabel, fulfilOrder, NO_ADDRESS, orderSubject, enqueueResume, resumeOrder } from './fulfil-order.ts';
export { mailRefundNotice } from './mail-order.ts';
export { eventValues, moveOrder, type OrderChange, recordOrderEvent, recordPaymentChecks } from './move-order.ts';
export type { ReviewCause } from './orders.events.ts';
export { Order, OrderItem, type StockState } from './orders.entity.ts';
export { fulfilOrderJob, mailRefundJob } from './orders.jobs.ts';
export { OrdersResolver } from './orders.resolver.ts';
export { ordersRoutes } from './orders.routes.ts';
export { IS_UNPAID, isPaid, isUnpaid, type OrderStatus, splitFullName } from './orders.rules.ts';
