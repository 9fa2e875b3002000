import { mailPasswordReset } from '@brew-quest/api';
import type { JobHandler } from '../../job-handler.ts';

export const handleMailPasswordReset: JobHandler<'accounts.mail-password-reset'> = (ctx, { passwordResetId }) =>
  mailPasswordReset(ctx, passwordResetId);
