import { mailPasswordChanged } from '@brew-quest/api';
import type { JobHandler } from '../../job-handler.ts';

export const handleMailPasswordChanged: JobHandler<'accounts.mail-password-changed'> = (ctx, payload) => mailPasswordChanged(ctx, payload);
