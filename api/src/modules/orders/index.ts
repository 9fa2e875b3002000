export { buyPendingLabel, fulfilOrder, enqueueCleared, NO_ADDRESS, orderSubject, enqueueResume, resumeOrder } from './fulfil-order.ts';
export { serviceOf, STANDARD_SHIPPING } from './labels/choose-rate.ts';
export { COUNTED_KIND, countedModes, IS_COUNTED, REVENUE_CENTS } from './admin/figures.ts';
export { DAY_FIGURES, DAY_SALES, dayParameters } from './figures/day-figures.ts';
export { recountDays } from './figures/recount-days.ts';
export { BulkResolver } from './admin/bulk/bulk.resolver.ts';
export { runBulk } from './admin/bulk/run-bulk.ts';
export { OrdersAdminResolver } from './admin/orders-admin.resolver.ts';
export { ordersAdminRoutes } from './admin/orders-admin.routes.ts';
export { OrderViewsResolver } from './admin/views/order-views.resolver.ts';
export { mailConfirmationAgain, mailRefundNotice } from './mail-order.ts';
export { eventValues, moveOrder, type OrderChange, recordOrderEvent, recordPaymentChecks } from './move-order.ts';
export type { ReviewCause } from './orders.events.ts';
export { Order, OrderItem, type StockState } from './orders.entity.ts';
export {
  insertImported,
  IS_EDITED,
  isMissing,
  PREPARED_HASH,
  removeMissing,
  undoImported,
  updateImported,
} from './imported/write-imported.ts';
export { countImported, countUndoneOrders } from './imported/count-undone.ts';
export { fulfilOrderJob, mailRefundJob, voidLabelJob } from './orders.jobs.ts';
export { PAYMENT_DOUBTS } from './facts/payment-doubts.ts';
export { paidWith } from './facts/paid-with.ts';
export { parcelTracking } from './facts/parcel-tracking.rules.ts';
export { OrderItemView, toItemViews } from './orders.views.ts';
export { parcelWords } from './tracking/parcel-status.rules.ts';
export { voidLabel } from './labels/void-label.ts';
export { followParcel, sweepParcels } from './tracking/follow-parcel.ts';
export { trackingWebhookRoutes } from './tracking/tracking.routes.ts';
export { OrdersResolver } from './orders.resolver.ts';
export { ordersRoutes } from './orders.routes.ts';
export { IS_UNPAID, isPaid, isUnpaid, type OrderStatus, splitFullName } from './orders.rules.ts';
export { SHOWN_AS, shownStatus } from './admin/shown-status.ts';
