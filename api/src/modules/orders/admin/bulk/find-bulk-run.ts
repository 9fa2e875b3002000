import type { Context } from '../../../../platform/context/context.ts';
import { view } from '../../../../platform/graphql/view.ts';
import { rowId } from '../../../../platform/input/row-id.ts';
import { Missing } from '../../../../platform/lib/access-errors.ts';
import { asStaff, requireUser } from '../../../accounts/index.ts';
import { BulkRun } from './bulk-run.entity.ts';
import { BulkRefusal, BulkRunView } from './bulk.results.ts';

/** A run of the signed-in person, to be followed. @throws NotAllowed, Missing */
export async function findBulkRun(ctx: Context, id: string): Promise<BulkRunView> {
  const staff = await asStaff(ctx, 'admin');
  const run = await staff.em.findOne(BulkRun, { id: rowId(id), userId: (await requireUser(staff)).id });
  if (!run) throw new Missing('There is no such run');
  return presentRun(staff, run);
}

interface StateRow {
  state: string;
  reason: string | null;
  count: number;
  numbers: number[] | null;
}

export async function presentRun(staff: Context, { id, kind, itemCount, endedAt }: BulkRun): Promise<BulkRunView> {
  const rows = await staff.em.execute<StateRow[]>(
    `select i.state, i.reason, count(*)::int as count,
       (array_agg(o.number order by o.number) filter (where i.state = 'refused' and o.number is not null))[1:20] as numbers
     from bulk_run_item i join orders o on o.id = i.order_id where i.run_id = ? group by 1, 2 order by 3 desc, 2`,
    [id],
  );
  const refused = rows.filter(({ state }) => state === 'refused');
  const doneCount = rows.find(({ state }) => state === 'done')?.count ?? 0;
  return view(BulkRunView, {
    id: String(id),
    kind,
    itemCount,
    doneCount,
    refusedCount: refused.reduce((sum, { count }) => sum + count, 0),
    refusals: refused.map(({ reason, count, numbers }) => view(BulkRefusal, { reason: reason ?? '', count, numbers: numbers ?? [] })),
    hasEnded: endedAt !== null,
    canUndo: kind === 'complete' && endedAt !== null && doneCount > 0,
  });
}
