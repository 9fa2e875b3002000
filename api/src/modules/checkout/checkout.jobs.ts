import { z } from 'zod';
import { defineJob, ONE_OFF_KEPT_DAYS, PATIENT_ATTEMPTS } from '../../platform/outbox/define-job.ts';

/** Finalizes the payment that an event is about. */
export const finalizePaymentJob = defineJob({
  name: 'checkout.settle-payment',
  payload: z.object({ paymentIntentId: z.string(), isFraudWarned: z.boolean().optional() }),
  attempts: PATIENT_ATTEMPTS,
  backoffSeconds: 2,
  keptDays: ONE_OFF_KEPT_DAYS,
  parkedReason: 'A payment could not be matched with its order',
});

/** The subject of a payment's jobs in the outbox. */
export function paymentSubject(paymentIntentId: string): string {
  return `payment:${paymentIntentId}`;
}

/** Gives the money of one intent back in full. */
export const refundPaymentJob = defineJob({
  name: 'checkout.refund-payment',
  payload: z.object({ orderId: z.number().int(), paymentIntentId: z.string() }),
  attempts: PATIENT_ATTEMPTS,
  backoffSeconds: 2,
  parkedReason: 'A refund that is due could not be made',
});

const aboutRefund = z.object({ refundId: z.number().int() });

/** Makes a refund that an administrator has asked for. */
export const makeRefundJob = defineJob({
  name: 'checkout.make-refund',
  payload: aboutRefund,
  attempts: PATIENT_ATTEMPTS,
  backoffSeconds: 2,
  parkedReason: 'A refund could not be made',
});

/** Notifies the customer of a refund that an administrator has made. */
export const mailMadeRefundJob = defineJob({
  name: 'checkout.mail-made-refund',
  payload: aboutRefund,
  attempts: PATIENT_ATTEMPTS,
  backoffSeconds: 5,
  parkedReason: 'The mail about a refund could not be sent',
});

/** Looks up the refunds of a payment after the provider has reported that less is refunded than before. */
export const checkRefundsJob = defineJob({
  name: 'checkout.check-refunds',
  payload: z.object({ orderId: z.number().int(), paymentIntentId: z.string() }),
  attempts: PATIENT_ATTEMPTS,
  backoffSeconds: 2,
  keptDays: ONE_OFF_KEPT_DAYS,
  parkedReason: 'The refunds of an order could not be compared with the payment provider',
});
