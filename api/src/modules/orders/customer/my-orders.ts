import { raw } from '@mikro-orm/core';
import { z } from 'zod';
import type { Context } from '../../../platform/context/context.ts';
import { parseInput } from '../../../platform/lib/parse-input.ts';
import { requireUser, type User } from '../../accounts/index.ts';
import { Order } from '../orders.entity.ts';
import { modesCountedIn } from '../orders.rules.ts';
import { type OrderView, toOrderView, viewedColumns } from '../orders.views.ts';

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
export async function listMyOrders(ctx: Context, input: z.input<typeof pageInput> = {}): Promise<OrderView[]> {
  const user = await requireUser(ctx);
  const { page, pageSize } = parseInput(pageInput, input);
  const orders = await ctx.em.find(
    Order,
    { ...ownedBy(user), status: { $in: [...shown] }, mode: { $in: modesCountedIn(ctx.env.modes.payments) } },
    {
      fields: [...viewedColumns, 'items.productName', 'items.productSlug', 'items.quantity', 'items.unitPriceCents'],
      orderBy: { createdAt: 'desc', id: 'desc' },
      limit: pageSize,
      offset: (page - 1) * pageSize,
      populate: ['items'],
      strategy: 'select-in',
    },
  );
  return orders.map(toOrderView);
}

type Figures = Record<'totalCount' | 'totalSpentCents', number>;
const asked = new WeakMap<Context, Promise<Figures>>();

async function readFigures(ctx: Context): Promise<Figures> {
  const user = await requireUser(ctx);
  return ctx.em
    .createQueryBuilder(Order, 'o')
    .select([
      raw(`count(*) filter (where o.status in (?))::int as "totalCount"`, [shown]),
      raw(
        `coalesce(sum(o.total_cents - o.refunded_cents) filter (where o.user_id = ? and o.number is not null), 0)::int as "totalSpentCents"`,
        [user.id],
      ),
    ])
    .where({ ...ownedBy(user), mode: { $in: modesCountedIn(ctx.env.modes.payments) } })
    .execute<Figures>('get', false);
}

/** How many orders all pages of listMyOrders have, and what the account has spent; read once a request. @throws NotSignedIn */
export function countMyOrders(ctx: Context): Promise<Figures> {
  const known = asked.get(ctx);
  if (known) return known;
  const asking = readFigures(ctx);
  asked.set(ctx, asking);
  return asking;
}
