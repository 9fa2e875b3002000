import { mailPasswordChangedJob, mailPasswordResetJob } from '../modules/accounts/accounts.jobs.ts';
import {
  checkRefundsJob,
  finalizePaymentJob,
  mailMadeRefundJob,
  makeRefundJob,
  refundPaymentJob,
} from '../modules/checkout/checkout.jobs.ts';
import { checkRowsJob, matchColumnsJob, swapOrdersJob, undoImportJob } from '../modules/imports/imports.jobs.ts';
import { mailInvoiceJob } from '../modules/invoices/invoices.jobs.ts';
import {
  buyLabelJob,
  followParcelJob,
  fulfilOrderJob,
  mailRefundJob,
  resendConfirmationJob,
  resumeOrderJob,
  runBulkJob,
  voidLabelJob,
} from '../modules/orders/orders.jobs.ts';
import { mailParkedJob } from '../modules/parked/parked.jobs.ts';
import { mailStaffInviteJob } from '../modules/staff/staff.jobs.ts';
import type { JobContract } from '../platform/outbox/define-job.ts';

/** Every job of the shop; the worker's handlers are typed over this list, so a missing one is a compile error. */
export const jobs = [
  mailPasswordResetJob,
  mailPasswordChangedJob,
  fulfilOrderJob,
  resumeOrderJob,
  buyLabelJob,
  followParcelJob,
  voidLabelJob,
  mailRefundJob,
  resendConfirmationJob,
  runBulkJob,
  finalizePaymentJob,
  refundPaymentJob,
  makeRefundJob,
  mailMadeRefundJob,
  checkRefundsJob,
  mailParkedJob,
  mailStaffInviteJob,
  mailInvoiceJob,
  matchColumnsJob,
  checkRowsJob,
  swapOrdersJob,
  undoImportJob,
] as const;

export type JobName = (typeof jobs)[number]['name'];
export type PayloadOf<Name extends JobName> =
  Extract<(typeof jobs)[number], { name: Name }> extends JobContract<Name, infer Payload> ? Payload : never;
