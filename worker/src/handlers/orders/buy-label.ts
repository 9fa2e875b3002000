import { buyPendingLabel } from '@brew-quest/api';
import type { JobHandler } from '../../job-handler.ts';

export const handleBuyLabel: JobHandler<'orders.buy-label'> = (ctx, { orderId }) => buyPendingLabel(ctx, orderId);
