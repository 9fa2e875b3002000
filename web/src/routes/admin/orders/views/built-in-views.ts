import { formatCount } from '../../../../features/admin/kit/list/pager.tsx';
import type { AdminOrderViewsQuery } from '../../../../generated/admin/orders/graphql.ts';
import type { OrderFilters, OrderListState } from '../order-list.ts';

type Counts = AdminOrderViewsQuery['adminOrderViews']['counts'];

export interface BuiltInView {
  label: string;
  count: Exclude<keyof Counts, '__typename'>;
  status: OrderFilters['status'];
  mark?: 's-dot';
}

/** In the order of the tabs. */
export const BUILT_IN_VIEWS: readonly BuiltInView[] = [
  { label: 'All', count: 'all', status: undefined },
  { label: 'To ship', count: 'toShip', status: ['paid'] },
  { label: 'Needs review', count: 'needsReview', status: ['needs-review'], mark: 's-dot' },
  { label: 'Refunded', count: 'refunded', status: ['partly-refunded', 'refunded'] },
  { label: 'Unpaid attempts', count: 'unpaid', status: ['pending', 'expired', 'canceled'] },
];

const COUNTED_TO = 10_000;

/** "1,189", or "10,000+" where the shop has not counted on. */
export function formatViewCount(count: number): string {
  return formatCount(Math.min(count, COUNTED_TO), count > COUNTED_TO);
}

/** The built-in view that the list shows, without further filters. */
export function currentView({ q, filters }: OrderListState): BuiltInView | undefined {
  const { status, ...others } = filters;
  if (q !== '' || Object.keys(others).length > 0) return undefined;
  return BUILT_IN_VIEWS.find((view) => view.status?.join(',') === status?.join(','));
}
