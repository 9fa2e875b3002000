import { LockMode } from '@mikro-orm/core';
import { type Context, inTransaction } from '../../../../platform/context/context.ts';
import { lockClaim } from '../../../../platform/outbox/job-claim.ts';
import { Order } from '../../orders.entity.ts';
import { completeOrder, undoCompletion } from '../deeds/complete-order.ts';
import { enqueueLabel } from '../deeds/buy-label-again.ts';
import { enqueueConfirmation } from '../deeds/resend-confirmation.ts';
import { type BulkKind, BulkRun, BulkRunItem } from './bulk-run.entity.ts';

const BATCH = 50;

type Change = (tx: Context, order: Order, item: BulkRunItem) => Promise<string | null>;

const changes: Record<BulkKind, Change> = {
  'resend-confirmation': (tx, order, item) => enqueueConfirmation(tx, order, keyOf(item)),
  'buy-label': (tx, order, item) => enqueueLabel(tx, order, keyOf(item)),
  // Whether a review is over is decided order by order.
  complete: async (tx, order) => (order.reviewReason === null ? completeOrder(tx, order) : 'It needs review first'),
  reopen: async (tx, order, item) => (order.version === item.version ? undoCompletion(tx, order) : 'Somebody has changed it since'),
};

/** The same at each try of the job, so that a mail has one Message-ID and a label one job. */
function keyOf({ run }: BulkRunItem): string {
  return `bulk-${run.id}`;
}

/**
 * Goes through the items that are still due. Each item's effect and its result are one transaction, so a worker that is killed anywhere
 * leaves the rest to the next try and repeats nothing (docs/reliability.md, ADM-05).
 */
export async function runBulk(ctx: Context, { bulkRunId }: { bulkRunId: number }): Promise<void> {
  const run = await ctx.em.findOneOrFail(BulkRun, { id: bulkRunId });
  const asPerson: Context = { ...ctx, actor: { kind: 'user', userId: run.userId, ip: '' } };
  let ids: number[];
  do {
    const due = `select id from bulk_run_item where run_id = ? and state = 'due' order by id limit ${BATCH}`;
    ids = (await ctx.em.execute<{ id: number }[]>(due, [bulkRunId])).map(({ id }) => id);
    for (const id of ids) {
      ctx.ending.throwIfAborted();
      await inTransaction({ ...asPerson, em: ctx.em.fork() }, (tx) => runItem(tx, run.kind, id));
      await ctx.reachFailpoint('bulk.item-committed');
    }
  } while (ids.length > 0);
  await ctx.em.execute('update bulk_run set ended_at = coalesce(ended_at, ?) where id = ?', [ctx.clock.now(), bulkRunId]);
}

async function runItem(tx: Context, kind: BulkKind, id: number): Promise<void> {
  await lockClaim(tx);
  const { orderId } = await tx.em.findOneOrFail(BulkRunItem, { id });
  const order = await tx.em.findOneOrFail(Order, { id: orderId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  const item = await tx.em.findOneOrFail(BulkRunItem, { id }, { refresh: true });
  if (item.state !== 'due') return;
  const reason = await changes[kind](tx, order, item);
  await tx.em.execute(
    `update bulk_run_item set state = ?, reason = ?, version = (select version from orders where id = order_id) where id = ?`,
    [reason === null ? 'done' : 'refused', reason, id],
  );
  await tx.reachFailpoint('bulk.before-commit');
}
