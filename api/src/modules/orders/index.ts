export { changeOrder, recordOrderEvent } from './change-order.ts';
export { buyPendingLabel, fulfilOrder, NO_ADDRESS, orderSubject, enqueueResume, resumeOrder } from './fulfil-order.ts';
export { mailRefundNotice } from './mail-order.ts';
export { Order, OrderEvent, OrderItem, type StockState } from './orders.entity.ts';
export { buyLabelJob, fulfilOrderJob, mailRefundJob, resumeOrderJob } from './orders.jobs.ts';
export { OrdersResolver } from './orders.resolver.ts';
export { ordersRoutes } from './orders.routes.ts';
export { canMove, isPaid, isUnpaid, type OrderStatus, splitFullName } from './orders.rules.ts';
