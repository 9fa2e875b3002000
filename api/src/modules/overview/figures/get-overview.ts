import type { z } from 'zod';
import type { Context } from '../../../platform/context/context.ts';
import { view } from '../../../platform/graphql/view.ts';
import { parseInput } from '../../../platform/lib/parse-input.ts';
import { asStaff } from '../../accounts/index.ts';
import { AdminOverview } from './admin-overview.results.ts';
import { countCustomers } from './count-customers.ts';
import { countFigures, type Figures, type PointRow } from './count-figures.ts';
import { findCases } from './find-cases.ts';
import { listRecent } from './list-recent.ts';
import { overviewInput } from './overview.inputs.ts';
import { OverviewNotCounted, OverviewPoint, OverviewSeller, OverviewTotals } from './overview.results.ts';

/** What the first page of the portal shows. @throws NotAllowed */
export async function getOverview(ctx: Context, input: z.input<typeof overviewInput>): Promise<AdminOverview> {
  const staff = await asStaff(ctx, 'admin');
  const { period } = parseInput(overviewInput, input);
  const figures = await countFigures(staff, period);
  const customers = await countCustomers(
    staff,
    figures.points.map(({ starts }) => starts),
  );
  const recent = await listRecent(staff);
  const review = await findCases(staff);
  const rows = figures.points.map((point, at) => ({ ...point, came: customers.came[at] ?? 0 }));
  const before = rows.filter(({ isBefore }) => isBefore);
  const current = rows.filter(({ isBefore }) => !isBefore);
  return view(AdminOverview, {
    period,
    timeZone: staff.env.SHOP_TIME_ZONE,
    asOf: staff.clock.now(),
    totals: toTotals(figures.totals, customers.total),
    current: sumOf(current),
    previous: sumOf(before),
    points: current.map(toPoint),
    before: before.map(toPoint),
    dayCount: figures.totals.days,
    notCounted: view(OverviewNotCounted, figures.notCounted),
    toShipCount: recent.toShipCount,
    recentOrders: recent.orders,
    recentCustomers: customers.recent,
    bestSellers: figures.sellers.map((seller) => view(OverviewSeller, seller)),
    lowStock: recent.lowStock,
    reviewCases: review.cases,
    reviewCount: review.count,
  });
}

type Point = PointRow & { came: number };

function toPoint({ day, orders, revenue, came }: Point): OverviewPoint {
  return view(OverviewPoint, { day, orderCount: orders, revenueCents: revenue, newCustomerCount: came });
}

function toTotals({ orders, revenue, refunded }: Omit<Figures['totals'], 'days'>, customerCount: number): OverviewTotals {
  const averageCents = orders === 0 ? null : Math.round(revenue / orders);
  return view(OverviewTotals, { customerCount, orderCount: orders, revenueCents: revenue, refundedCents: refunded, averageCents });
}

function sumOf(points: readonly Point[]): OverviewTotals {
  const sum = { orders: 0, revenue: 0, refunded: 0, came: 0 };
  for (const point of points) for (const key of ['orders', 'revenue', 'refunded', 'came'] as const) sum[key] += point[key];
  return toTotals(sum, sum.came);
}
