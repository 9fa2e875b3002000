import { resumeOrder } from '@brew-quest/api';
import type { JobHandler } from '../../job-handler.ts';

export const handleResume: JobHandler<'orders.resume'> = (ctx, { orderId }) => resumeOrder(ctx, orderId);
