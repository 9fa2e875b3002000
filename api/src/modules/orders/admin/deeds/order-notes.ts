import { z } from 'zod';
import type { Context } from '../../../../platform/context/context.ts';
import { rowId } from '../../../../platform/input/row-id.ts';
import { Missing } from '../../../../platform/lib/access-errors.ts';
import { parseInput } from '../../../../platform/lib/parse-input.ts';
import { asStaff } from '../../../accounts/index.ts';
import { recordOrderEvent } from '../../move-order.ts';
import { OrderEvent } from '../../orders.entity.ts';
import { auditOrder, changeOrder } from './change-order.ts';
import type { ChangeOrderResult } from '../order/order.results.ts';

const noteText = z.string().trim().min(1, 'Write a note first').max(2000, 'A note has at most 2000 characters');

/** Adds a note to an order; the customer never sees it. @throws NotAllowed, Missing, InvalidInput */
export async function addOrderNote(ctx: Context, number: number, given: string): Promise<typeof ChangeOrderResult> {
  const staff = await asStaff(ctx, 'admin');
  const text = parseInput(noteText, given);
  return changeOrder(staff, { number }, async (tx, order) => {
    await recordOrderEvent(tx, order.id, { kind: 'note-added', detail: { text } });
    await auditOrder(tx, 'order-note-added', order, { text });
    return null;
  });
}

/** Removes a note; the trail keeps that there was one. @throws NotAllowed, Missing */
export async function removeOrderNote(ctx: Context, number: number, id: string): Promise<typeof ChangeOrderResult> {
  const staff = await asStaff(ctx, 'admin');
  const noteId = rowId(id);
  return changeOrder(staff, { number }, async (tx, order) => {
    if (!(await tx.em.findOne(OrderEvent, { id: noteId, order, kind: 'note-added' }))) throw new Missing('There is no such note');
    const removed = `select id from order_event where order_id = ? and kind = 'note-removed' and (detail->>'noteId')::int = ?`;
    if ((await tx.em.execute<{ id: number }[]>(removed, [order.id, noteId])).length > 0) return null;
    await recordOrderEvent(tx, order.id, { kind: 'note-removed', detail: { noteId } });
    await auditOrder(tx, 'order-note-removed', order, { noteId });
    return null;
  });
}
