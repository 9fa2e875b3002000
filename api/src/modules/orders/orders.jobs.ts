import { z } from 'zod';
import { defineJob, ONE_OFF_KEPT_DAYS, PATIENT_ATTEMPTS } from '../../platform/outbox/define-job.ts';

const aboutOrder = z.object({ orderId: z.number().int() });

/** Stock sold, coupon counted, label bought, confirmation mailed. */
export const fulfilOrderJob = defineJob({
  name: 'orders.fulfil',
  payload: aboutOrder,
  attempts: PATIENT_ATTEMPTS,
  backoffSeconds: 2,
  parkedReason: 'The order could not be fulfilled',
});

/** The rest of an order that got its e-mail or address only after it was paid (the documented REST body). */
export const resumeOrderJob = defineJob({
  name: 'orders.resume',
  payload: aboutOrder,
  attempts: PATIENT_ATTEMPTS,
  backoffSeconds: 2,
  parkedReason: 'The order could not be fulfilled after its address or e-mail came',
});

/** The label that the carrier refused or never answered about; the order is confirmed meanwhile. */
export const buyLabelJob = defineJob({
  name: 'orders.buy-label',
  payload: aboutOrder.extend({
    /** A person has asked for the label of the chosen service at its present price. */
    isPriceAccepted: z.boolean().optional(),
  }),
  attempts: PATIENT_ATTEMPTS,
  backoffSeconds: 5,
  parkedReason: 'The shipping label could not be bought',
});

/** The label of an order that was refunded in full goes back to the carrier. */
export const voidLabelJob = defineJob({
  name: 'orders.void-label',
  payload: aboutOrder,
  attempts: PATIENT_ATTEMPTS,
  backoffSeconds: 5,
  parkedReason: 'The label of a refunded order could not be given back',
});

/** Where the order's parcel is, after a message of the carrier. */
export const followParcelJob = defineJob({
  name: 'orders.follow-parcel',
  payload: aboutOrder,
  attempts: PATIENT_ATTEMPTS,
  backoffSeconds: 5,
  keptDays: ONE_OFF_KEPT_DAYS,
  parkedReason: 'The carrier could not be asked about the parcel',
});

/** Mails about money that went back. */
export const mailRefundJob = defineJob({
  name: 'orders.mail-refund',
  payload: aboutOrder,
  attempts: PATIENT_ATTEMPTS,
  backoffSeconds: 5,
  parkedReason: 'The mail about a refund could not be sent',
});

/** The confirmation once more, asked for by an administrator. */
export const resendConfirmationJob = defineJob({
  name: 'orders.resend-confirmation',
  payload: z.object({ orderId: z.number().int(), key: z.string() }),
  attempts: PATIENT_ATTEMPTS,
  backoffSeconds: 5,
  parkedReason: 'The confirmation could not be sent again',
});

/** What an administrator does to many orders at once. */
export const runBulkJob = defineJob({
  name: 'orders.run-bulk',
  payload: z.object({ bulkRunId: z.number().int() }),
  attempts: PATIENT_ATTEMPTS,
  backoffSeconds: 2,
  limitSeconds: 600,
  parkedReason: 'A change of many orders could not be finished',
});
