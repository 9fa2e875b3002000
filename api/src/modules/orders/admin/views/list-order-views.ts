import { z } from 'zod';
import type { Context } from '../../../../platform/context/context.ts';
import { view } from '../../../../platform/graphql/view.ts';
import { COUNT_LIMIT } from '../../../../platform/input/list-input.ts';
import { parseInput } from '../../../../platform/lib/parse-input.ts';
import { asStaff, requireUser } from '../../../accounts/index.ts';
import { IS_LISTED, SHOWN_AS, type ShownStatus } from '../shown-status.ts';
import { OrderListView } from './order-list-view.entity.ts';
import { AdminOrderViews, OrderViewCounts, toSavedView } from './order-views.results.ts';

/** Nobody reads more than "100 new orders". */
const MOST_NEWER = 100;

function shownAs(...statuses: ShownStatus[]): string {
  return `(${statuses.map((status) => SHOWN_AS[status]).join(' or ')})`;
}

const VIEWS: Record<keyof OrderViewCounts, string> = {
  all: IS_LISTED,
  toShip: shownAs('paid'),
  needsReview: shownAs('needs-review'),
  refunded: shownAs('refunded', 'partly-refunded'),
  unpaid: shownAs('pending', 'expired', 'canceled'),
};

const COUNTS = Object.entries(VIEWS)
  .map(
    ([name, condition]) =>
      `(select count(*)::int from (select from orders o where ${condition} limit ${COUNT_LIMIT + 1}) counted) as "${name}"`,
  )
  .join(', ');

/** Counts of the built-in views, the person's own views, and how many orders came since. In one cheap statement, as pages ask again and again. */
export async function listOrderViews(ctx: Context, newerThan: number | null): Promise<AdminOrderViews> {
  const staff = await asStaff(ctx, 'admin');
  const { id: userId } = await requireUser(staff);
  const number = parseInput(z.number().int().nullable(), newerThan);
  const [counts] = await staff.em.execute<[OrderViewCounts & { newer: number }]>(
    `select ${COUNTS}, (select count(*)::int from (select from orders o where o.number > ? limit ${MOST_NEWER}) newer) as newer`,
    [number ?? 2_147_483_647],
  );
  const { newer, ...views } = counts;
  const saved = await staff.em.find(OrderListView, { userId, deletedAt: null }, { orderBy: { id: 'asc' } });
  return view(AdminOrderViews, { counts: view(OrderViewCounts, views), saved: saved.map(toSavedView), newerCount: newer });
}
