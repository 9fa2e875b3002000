/** The front door of the api: all that the worker and the tests may import. */
export { type App, type AppOptions, createApp } from './app/app.ts';
export { logCrash } from './app/log-crash.ts';
export { type Actor, type Context, createContext, createJobContext, inTransaction } from './app/context.ts';
export { ConfigError } from './config/config-error.ts';
export { type Env, loadEnv } from './config/load-env.ts';
export { shop } from './config/shop.ts';
export { failpoints } from './lib/failpoint.ts';
export { safeMessage } from './lib/logged-error.ts';
export { mailPasswordChanged, mailPasswordReset } from './modules/accounts/index.ts';
export { deleteSpentBudgets } from './modules/chat/index.ts';
export {
  deleteOldEvents,
  endIdleHolds,
  expireHolds,
  finalizePayment,
  reconcilePayments,
  refundPayment,
  settleReportedPayment,
} from './modules/checkout/index.ts';
export { buyPendingLabel, fulfilOrder, mailRefundNotice, resumeOrder } from './modules/orders/index.ts';
export { mailOwner, reportParked } from './modules/parked/index.ts';
export { deleteExpiredQuotes } from './modules/shipping/index.ts';
export type { JobContract } from './queue/define-job.ts';
export { deleteDoneEntries } from './queue/delete-done.ts';
export { findJob, type JobName, jobs, type PayloadOf } from './queue/jobs.ts';
export { ClaimLost, createJobClaim, type JobClaim } from './queue/job-claim.ts';
export { claim, type Delivery, findOrphans, findOverdue, postpone, settle } from './queue/outbox.ts';
export { findOldestDueSeconds } from './queue/oldest-due.ts';
export { QUEUE_NAME } from './queue/queue.ts';
export { bullConnection } from './queue/redis.ts';
