import type { Context } from '../../../platform/context/context.ts';
import { deleteInBatches } from '../../../platform/db/delete-in-batches.ts';
import { ONE_OFF_KEPT_DAYS } from '../../../platform/outbox/define-job.ts';

/** Events are of use while the provider may send them again; those that wait for a person stay (docs/reliability.md, INF-32). */
export async function deleteOldEvents(ctx: Context): Promise<void> {
  await deleteInBatches(ctx, 'payment_event', 'review_reason is null and received_at < now() - make_interval(days => ?)', [
    ONE_OFF_KEPT_DAYS,
  ]);
}
