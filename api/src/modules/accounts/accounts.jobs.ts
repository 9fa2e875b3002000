import { z } from 'zod';
import { defineJob, ONE_OFF_KEPT_DAYS } from '../../platform/outbox/define-job.ts';

/** Makes the token and mails its link, if the address is somebody's. */
export const mailPasswordResetJob = defineJob({
  name: 'accounts.mail-password-reset',
  payload: z.object({ passwordResetId: z.number().int() }),
  attempts: 6,
  backoffSeconds: 5,
  keptDays: ONE_OFF_KEPT_DAYS,
  parkedReason: 'The mail with a password link could not be sent',
});

/** Mails a person that their password was changed. */
export const mailPasswordChangedJob = defineJob({
  name: 'accounts.mail-password-changed',
  payload: z.object({ userId: z.number().int(), changedAt: z.string() }),
  attempts: 10,
  backoffSeconds: 5,
  keptDays: ONE_OFF_KEPT_DAYS,
  parkedReason: 'The mail about a changed password could not be sent',
});
