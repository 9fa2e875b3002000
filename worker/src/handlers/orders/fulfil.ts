import { fulfilOrder } from '@brew-quest/api';
import type { JobHandler } from '../../job-handler.ts';

export const handleFulfil: JobHandler<'orders.fulfil'> = (ctx, { orderId }) => fulfilOrder(ctx, orderId);
