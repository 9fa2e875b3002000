/** The front door of the api: all that the worker and the tests may import. */
export { type App, type AppOptions, createApp } from './app/app.ts';
export { logCrash } from './platform/lib/log-crash.ts';
export { type Actor, type Context, createContext, createJobContext, inTransaction } from './platform/context/context.ts';
export { ConfigError } from './platform/config/config-error.ts';
export { type Env, loadEnv } from './platform/config/load-env.ts';
export { shop } from './platform/config/shop.ts';
export { failpoints } from './platform/lib/failpoint.ts';
export { mailPasswordChanged, mailPasswordReset } from './modules/accounts/index.ts';
export { deleteSpentBudgets } from './modules/chat/index.ts';
export {
  deleteOldEvents,
  endIdleHolds,
  expireHolds,
  finalizePayment,
  reconcilePayments,
  refundPayment,
  makeRefund,
  mailMadeRefund,
  checkRefunds,
  finalizeReportedPayment,
} from './modules/checkout/index.ts';
export { checkRows, matchByModel, swapOrders, sweepImports, undoRun } from './modules/imports/index.ts';
export { sendInvoice } from './modules/invoices/index.ts';
export {
  buyPendingLabel,
  followParcel,
  fulfilOrder,
  mailConfirmationAgain,
  mailRefundNotice,
  recountDays,
  resumeOrder,
  runBulk,
  sweepParcels,
  voidLabel,
} from './modules/orders/index.ts';
export { recountCustomers } from './modules/overview/index.ts';
export { mailOwner, reportParked } from './modules/parked/index.ts';
export { mailStaffInvite } from './modules/staff/index.ts';
export { deleteExpiredQuotes } from './modules/shipping/index.ts';
export { findJob, type JobContract } from './platform/outbox/define-job.ts';
export { type JobName, jobs, type PayloadOf } from './app/jobs.ts';
export { deleteDoneEntries } from './platform/outbox/delete-done.ts';
export { isRepeatedOutage } from './platform/gateways/provider-error.ts';
export { ClaimLost, createJobClaim, type JobClaim } from './platform/outbox/job-claim.ts';
export { claim, complete, type Delivery, findOrphans, findOverdue, postpone } from './platform/outbox/outbox.ts';
export { findOldestDueSeconds } from './platform/outbox/oldest-due.ts';
export { QUEUE_NAME } from './platform/outbox/queue.ts';
export { requireDatabase } from './platform/db/require-database.ts';
export { bullConnection } from './platform/db/redis.ts';
