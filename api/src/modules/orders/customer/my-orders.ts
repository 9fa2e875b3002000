import { raw } from '@mikro-orm/core';
import { z } from 'zod';
import type { Context } from '../../../platform/context/context.ts';
import { parseInput } from '../../../platform/lib/parse-input.ts';
import { view } from '../../../platform/graphql/view.ts';
import { requireUser, type User } from '../../accounts/index.ts';
import { Order } from '../orders.entity.ts';
import { modesCountedIn } from '../orders.rules.ts';
import { OrderPage, toOrderView } from '../orders.views.ts';

const pageInput = z.object({
  page: z.number().int().min(1).max(10_000).default(1),
  pageSize: z.number().int().min(1).max(100).default(25),
});

function ownedBy({ id, email, emailProvenAt }: Pick<User, 'id' | 'email' | 'emailProvenAt'>) {
  if (email === null || emailProvenAt === null) return { userId: id };
  return { $or: [{ userId: id }, { source: 'import' as const, userId: null, number: { $ne: null }, [raw('lower(email)')]: email }] };
}

/** A customer never sees what was only tried: an order without a payment is none. */
const shown = ['paid', 'completed', 'shipped', 'refunded', 'needs_review'] as const;

/**
 * The signed-in customer's orders, newest first; by user id (docs/reliability.md, ORD-03). Imported orders are found by e-mail address, once it
 * is verified (IMP-11). @throws NotSignedIn
 */
export async function myOrders(ctx: Context, input: z.input<typeof pageInput> = {}): Promise<OrderPage> {
  const user = await requireUser(ctx);
  const { page, pageSize } = parseInput(pageInput, input);
  const modes = modesCountedIn(ctx.env.modes.payments);
  const [orders, totalCount] = await ctx.em.findAndCount(
    Order,
    { ...ownedBy(user), status: { $in: [...shown] }, mode: { $in: modes } },
    {
      orderBy: { createdAt: 'desc', id: 'desc' },
      limit: pageSize,
      offset: (page - 1) * pageSize,
      populate: ['items'],
      strategy: 'select-in',
    },
  );
  const [spent] = await ctx.em.execute<{ cents: number }[]>(
    `select coalesce(sum(total_cents - refunded_cents), 0)::int as cents from orders where user_id = ? and number is not null and mode in (?)`,
    [user.id, modes],
  );
  return view(OrderPage, { orders: orders.map(toOrderView), totalCount, totalSpentCents: spent?.cents ?? 0 });
}
