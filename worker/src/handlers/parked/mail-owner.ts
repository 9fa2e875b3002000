import { mailOwner } from '@brew-quest/api';
import type { JobHandler } from '../../job-handler.ts';

export const handleMailOwner: JobHandler<'parked.mail-owner'> = (ctx, { outboxId }) => mailOwner(ctx, outboxId);
