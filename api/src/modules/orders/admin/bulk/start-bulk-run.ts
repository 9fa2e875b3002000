import { z } from 'zod';
import { actorName, type Context, inTransaction } from '../../../../platform/context/context.ts';
import { view } from '../../../../platform/graphql/view.ts';
import { COUNT_LIMIT } from '../../../../platform/input/list-input.ts';
import { rowId } from '../../../../platform/input/row-id.ts';
import { InvalidInput, Missing } from '../../../../platform/lib/access-errors.ts';
import { parseInput } from '../../../../platform/lib/parse-input.ts';
import { enqueueAfterCommit } from '../../../../platform/outbox/enqueue.ts';
import { asStaff, requireUser } from '../../../accounts/index.ts';
import { recordAudit } from '../../../audit/index.ts';
import { runBulkJob } from '../../orders.jobs.ts';
import { requestKey } from '../deeds/request-key.ts';
import { filterCondition, orderFilter } from '../list/order-filter.ts';
import type { Condition } from '../list/search-condition.ts';
import { type BulkKind, BulkRun } from './bulk-run.entity.ts';
import { bulkCountChanged, BulkRunStarted, type StartBulkRunResult } from './bulk.results.ts';
import { presentRun } from './find-bulk-run.ts';

const bulkInput = z.object({
  key: requestKey,
  kind: z.enum(['resend-confirmation', 'buy-label', 'complete']),
  orders: z
    .object({
      ids: z.array(z.string().max(40)).min(1).max(100, 'Choose at most 100 orders, or all that match').nullish(),
      filter: orderFilter.nullish(),
      seenCount: z.number().int().min(1).max(COUNT_LIMIT, 'Narrow the filter first: a change is made to at most 10,000 orders').nullish(),
    })
    .refine(({ ids, filter, seenCount }) => (ids ? !filter : filter && seenCount), 'Give ids, or the filter with the count that was seen'),
});

/**
 * Stores what is to be done to many orders, once per key, and lets the worker do it. With a filter, the orders are those that match now;
 * refused when they are more than the person saw (docs/reliability.md, ADM-04). @throws NotAllowed, InvalidInput
 */
export async function startBulkRun(ctx: Context, input: z.input<typeof bulkInput>): Promise<typeof StartBulkRunResult> {
  const staff = await asStaff(ctx, 'admin');
  const { key, kind, orders } = parseInput(bulkInput, input);
  const { ids, filter, seenCount } = orders;
  const which = ids ? { sql: 'o.ref in (?)', params: [ids] } : filterCondition(filter!, staff.env);
  return storeRun(staff, { key, kind, which, most: ids ? null : seenCount! });
}

/** Undoes what a run has done; an order that a person has changed since stays. Once per key. @throws NotAllowed, Missing, InvalidInput */
export async function undoBulkRun(ctx: Context, id: string, givenKey: string): Promise<typeof StartBulkRunResult> {
  const staff = await asStaff(ctx, 'admin');
  const key = parseInput(requestKey, givenKey);
  const run = await staff.em.findOne(BulkRun, { id: rowId(id), userId: (await requireUser(staff)).id });
  if (!run) throw new Missing('There is no such run');
  if (run.kind !== 'complete') throw new InvalidInput('This cannot be undone');
  const which = { sql: `o.id in (select order_id from bulk_run_item where run_id = ? and state = 'done')`, params: [run.id] };
  return storeRun(staff, { key, kind: 'reopen', which, most: null, undoes: run.id });
}

interface WantedRun {
  key: string;
  kind: BulkKind;
  which: Condition;
  most: number | null;
  undoes?: number;
}

async function storeRun(staff: Context, { key, kind, which, most, undoes }: WantedRun): Promise<typeof StartBulkRunResult> {
  const { id: userId } = await requireUser(staff);
  const stored = await inTransaction(staff, async (tx) => {
    const [run] = await tx.em.execute<{ id: number }[]>(
      `insert into bulk_run (key, kind, user_id, item_count, created_at) values (?, ?, ?, 0, ?) on conflict (key) do nothing returning id`,
      [key, kind, userId, tx.clock.now()],
    );
    if (!run) return { kind: 'known' } as const;
    const rows = await tx.em.execute<{ id: number }[]>(
      `insert into bulk_run_item (run_id, order_id, version)
       select ?, o.id, (select i.version from bulk_run_item i where i.run_id = ? and i.order_id = o.id) from orders o
       where ${which.sql} order by o.id limit ${COUNT_LIMIT + 1} returning id`,
      [run.id, undoes ?? null, ...which.params],
    );
    if (most !== null && rows.length > most) throw new CountHasGrown(rows.length);
    await tx.em.execute('update bulk_run set item_count = ? where id = ?', [rows.length, run.id]);
    await recordAudit(tx, actorName(tx.actor), `orders-${kind}`, `bulk:${run.id}`, { count: rows.length });
    await enqueueAfterCommit(tx, runBulkJob, `bulk:${run.id}`, { bulkRunId: run.id });
    return { kind: 'stored' } as const;
  }).catch((error: unknown) => {
    if (error instanceof CountHasGrown) return error;
    throw error;
  });
  if (stored instanceof CountHasGrown) return bulkCountChanged(stored.count);
  const run = await staff.em.fork().findOne(BulkRun, { key, userId });
  if (!run) throw new InvalidInput('key: somebody else has used it');
  return view(BulkRunStarted, { run: await presentRun(staff, run) });
}

/** Rolls back what was stored. */
class CountHasGrown extends Error {
  readonly count: number;
  constructor(count: number) {
    super('more orders match than were seen');
    this.count = count;
  }
}
