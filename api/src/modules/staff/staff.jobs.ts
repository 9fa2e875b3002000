import { z } from 'zod';
import { defineJob, ONE_OFF_KEPT_DAYS, PATIENT_ATTEMPTS } from '../../platform/outbox/define-job.ts';

/** Mails the link of an invitation. */
export const mailStaffInviteJob = defineJob({
  name: 'staff.mail-invite',
  payload: z.object({ inviteId: z.number().int() }),
  attempts: PATIENT_ATTEMPTS,
  backoffSeconds: 2,
  keptDays: ONE_OFF_KEPT_DAYS,
  parkedReason: 'An invitation to the staff could not be mailed',
});
