import type { Context } from '../../../platform/context/context.ts';
import { view } from '../../../platform/graphql/view.ts';
import { Missing } from '../../../platform/lib/access-errors.ts';
import { asStaff, countUndoneCustomers } from '../../accounts/index.ts';
import { countUndoneOrders } from '../../orders/index.ts';
import { ImportRun } from '../imports.entity.ts';
import { ImportKeptView, ImportUndo } from '../imports.results.ts';

/** What an undo would do now. Nothing changes. @throws NotAllowed, Missing */
export async function findImportUndo(ctx: Context, ref: string): Promise<ImportUndo> {
  const staff = await asStaff(ctx, 'admin');
  const run = await staff.em.findOne(ImportRun, { ref }, { refresh: true });
  if (!run) throw new Missing('There is no such import');
  const orders = await countUndoneOrders(staff.em, run.id);
  const customers = await countUndoneCustomers(staff.em, run.id);
  return view(ImportUndo, {
    orderCount: orders.removedCount,
    restoredCount: orders.restoredCount,
    customerCount: customers.removedCount,
    kept: view(ImportKeptView, { orders: orders.kept, orderCount: orders.keptCount, customerCount: customers.keptCount }),
  });
}
