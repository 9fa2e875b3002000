import { z } from 'zod';
import { defineJob, PATIENT_ATTEMPTS } from '../../platform/outbox/define-job.ts';

/** Notifies the shop's owner of a job that was given up; its row also records that the job was reported. */
export const mailParkedJob = defineJob({
  name: 'parked.mail-owner',
  payload: z.object({ outboxId: z.number().int() }),
  attempts: PATIENT_ATTEMPTS,
  backoffSeconds: 5,
  parkedReason: 'The owner could not be notified of a failed job',
});
