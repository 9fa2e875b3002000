import type { Context } from '../../../../platform/context/context.ts';
import { enqueueAfterCommit, isEnqueued } from '../../../../platform/outbox/enqueue.ts';
import { parseInput } from '../../../../platform/lib/parse-input.ts';
import { asStaff } from '../../../accounts/index.ts';
import { SERVICE_COSTS_MORE, SERVICE_NOT_OFFERED } from '../../labels/choose-rate.ts';
import { orderSubject } from '../../fulfil-order.ts';
import { moveOrder } from '../../move-order.ts';
import type { Order } from '../../orders.entity.ts';
import { buyLabelJob, fulfilOrderJob, resumeOrderJob } from '../../orders.jobs.ts';
import { deedProblem } from '../order/order-deeds.rules.ts';
import type { ChangeOrderResult } from '../order/order.results.ts';
import { auditOrder, changeOrder } from './change-order.ts';
import { requestKey } from './request-key.ts';

/** Why an order without a label needs review; asking for the label again ends the review. */
const LABEL_REASONS: readonly string[] = [buyLabelJob.parkedReason, SERVICE_NOT_OFFERED, SERVICE_COSTS_MORE];

/** Buys the label that could not be bought, once per key. @throws NotAllowed, Missing, InvalidInput */
export async function buyLabelAgain(ctx: Context, number: number, givenKey: string): Promise<typeof ChangeOrderResult> {
  const staff = await asStaff(ctx, 'admin');
  const key = parseInput(requestKey, givenKey);
  return changeOrder(staff, { number }, (tx, order) => enqueueLabel(tx, order, key, true));
}

/** A person who looked at this order accepts the present price of the chosen service; one who chose many orders does not. */
export async function enqueueLabel(tx: Context, order: Order, key: string, isPriceAccepted = false): Promise<string | null> {
  const subject = `${orderSubject(order.id)}:${key}`;
  if (await isEnqueued(tx, buyLabelJob, subject)) return null;
  const problem = deedProblem('buy-label', order, tx.env.modes.shipping);
  if (problem !== null) return problem;
  if (await isLabelDue(tx, order.id)) return 'Its label is being bought';
  await enqueueAfterCommit(tx, buyLabelJob, subject, { orderId: order.id, isPriceAccepted });
  // The order's own job, should it run again, leaves the label to this one: two at once could buy two.
  const isGivenUp = order.reviewReason !== null && LABEL_REASONS.includes(order.reviewReason);
  const change = { isLabelDeferred: true, ...(isGivenUp && { reviewReason: null }) };
  await moveOrder(tx, order.id, change, { kind: 'label-requested', detail: { key } });
  await auditOrder(tx, 'label-requested', order);
  return null;
}

/** Whether a job is due that buys the label. */
async function isLabelDue(tx: Context, orderId: number): Promise<boolean> {
  const jobs = [fulfilOrderJob, resumeOrderJob, buyLabelJob].map(({ name }) => name);
  const due = `select id from outbox where state = 'due' and job in (?) and (subject = ? or subject like ?)`;
  return (await tx.em.execute<{ id: number }[]>(due, [jobs, orderSubject(orderId), `${orderSubject(orderId)}:%`])).length > 0;
}
