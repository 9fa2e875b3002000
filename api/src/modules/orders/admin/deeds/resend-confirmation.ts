import type { Context } from '../../../../platform/context/context.ts';
import { enqueueAfterCommit } from '../../../../platform/outbox/enqueue.ts';
import { parseInput } from '../../../../platform/lib/parse-input.ts';
import { asStaff } from '../../../accounts/index.ts';
import { orderSubject } from '../../fulfil-order.ts';
import { recordOrderEvent } from '../../move-order.ts';
import type { Order } from '../../orders.entity.ts';
import { resendConfirmationJob } from '../../orders.jobs.ts';
import { deedProblem } from '../order/order-deeds.rules.ts';
import type { ChangeOrderResult } from '../order/order.results.ts';
import { auditOrder, changeOrder } from './change-order.ts';
import { requestKey } from './request-key.ts';

/** Sends the confirmation again, once per key. @throws NotAllowed, Missing, InvalidInput */
export async function resendConfirmation(ctx: Context, number: number, givenKey: string): Promise<typeof ChangeOrderResult> {
  const staff = await asStaff(ctx, 'admin');
  const key = parseInput(requestKey, givenKey);
  return changeOrder(staff, { number }, (tx, order) => enqueueConfirmation(tx, order, key));
}

export async function enqueueConfirmation(tx: Context, order: Order, key: string): Promise<string | null> {
  const problem = deedProblem('resend-confirmation', order, tx.env.modes.shipping);
  if (problem !== null) return problem;
  const subject = `${orderSubject(order.id)}:${key}`;
  if (!(await enqueueAfterCommit(tx, resendConfirmationJob, subject, { orderId: order.id, key }))) return null;
  await recordOrderEvent(tx, order.id, { kind: 'confirmation-requested', detail: { key } });
  await auditOrder(tx, 'confirmation-resent', order);
  return null;
}
