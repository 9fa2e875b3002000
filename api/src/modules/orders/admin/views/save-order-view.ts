import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { z } from 'zod';
import { type Context, inTransaction } from '../../../../platform/context/context.ts';
import { view } from '../../../../platform/graphql/view.ts';
import { rowId } from '../../../../platform/input/row-id.ts';
import { InvalidInput, Missing } from '../../../../platform/lib/access-errors.ts';
import { isOneLine, NOT_ON_ONE_LINE } from '../../../../platform/lib/input-text.ts';
import { parseInput } from '../../../../platform/lib/parse-input.ts';
import { asStaff, requireUser } from '../../../accounts/index.ts';
import { OrderListView } from './order-list-view.entity.ts';
import { orderViewNameTaken, OrderViewStored, type SaveOrderViewResult, toSavedView } from './order-views.results.ts';

const name = z
  .string()
  .trim()
  .min(1, 'Give the view a name')
  .max(60, 'A name has at most 60 characters')
  .refine(isOneLine, NOT_ON_ONE_LINE);
const query = z.string().trim().max(1000).refine(isOneLine, NOT_ON_ONE_LINE);
/** More tabs than this nobody finds anything in. */
const MOST_VIEWS = 30;

type Result = Promise<typeof SaveOrderViewResult>;

/** Makes a view of the signed-in person. @throws NotAllowed, InvalidInput */
export async function saveOrderView(ctx: Context, input: { name: string; query: string }): Result {
  const staff = await asStaff(ctx, 'admin');
  const { id: userId } = await requireUser(staff);
  const given = parseInput(z.object({ name, query }), input);
  return refuseTakenName(() =>
    inTransaction(staff, async (tx) => {
      if ((await tx.em.count(OrderListView, { userId, deletedAt: null })) >= MOST_VIEWS) {
        throw new InvalidInput(`You can have ${MOST_VIEWS} views; delete one first`);
      }
      const made = tx.em.create(OrderListView, { ...given, userId, createdAt: tx.clock.now() });
      await tx.em.flush();
      return stored(made);
    }),
  );
}

/** Gives a view of the signed-in person another name. @throws NotAllowed, Missing, InvalidInput */
export function renameOrderView(ctx: Context, id: string, newName: string): Result {
  return changeView(ctx, id, false, () => ({ name: parseInput(name, newName) }));
}

/** Deletes a view of the signed-in person. restoreOrderView undoes it. @throws NotAllowed, Missing */
export function deleteOrderView(ctx: Context, id: string): Result {
  return changeView(ctx, id, false, ({ clock }) => ({ deletedAt: clock.now() }));
}

/** Undoes deleteOrderView. @throws NotAllowed, Missing */
export function restoreOrderView(ctx: Context, id: string): Result {
  return changeView(ctx, id, true, () => ({ deletedAt: null }));
}

async function changeView(ctx: Context, id: string, isDeleted: boolean, changeOf: (ctx: Context) => Partial<OrderListView>): Result {
  const staff = await asStaff(ctx, 'admin');
  const { id: userId } = await requireUser(staff);
  return refuseTakenName(() =>
    inTransaction(staff, async (tx) => {
      const found = await tx.em.findOne(OrderListView, { id: rowId(id), userId, deletedAt: isDeleted ? { $ne: null } : null });
      if (!found) throw new Missing('There is no such view');
      Object.assign(found, changeOf(tx));
      await tx.em.flush();
      return stored(found);
    }),
  );
}

async function refuseTakenName(work: () => Result): Result {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) return orderViewNameTaken();
    throw error;
  }
}

function stored(row: OrderListView): OrderViewStored {
  return view(OrderViewStored, { view: toSavedView(row) });
}
