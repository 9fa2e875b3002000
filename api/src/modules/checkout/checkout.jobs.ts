import { z } from 'zod';
import { defineJob, ONE_OFF_KEPT_DAYS, PATIENT_ATTEMPTS } from '../../platform/outbox/define-job.ts';

/** Finalizes the payment that an event is about. */
export const finalizePaymentJob = defineJob({
  name: 'checkout.settle-payment',
  payload: z.object({ paymentIntentId: z.string() }),
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
