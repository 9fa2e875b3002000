import { day, dollars, manyOf, oneOf, text } from '../../../features/admin/kit/list/filter-codecs.ts';
import type { ListState } from '../../../features/admin/kit/list/list-state.ts';
import { writeListState } from '../../../features/admin/kit/list/list-state.ts';
import type { ListControl } from '../../../features/admin/kit/list/use-list-state.ts';
import type {
  AdminOrdersQuery,
  AdminOrdersQueryVariables,
  OrderFilterInput,
  ShownStatus,
} from '../../../generated/admin/orders/graphql.ts';

export type OrderRow = AdminOrdersQuery['adminOrders']['rows'][number];

/** Statuses as the address has them; GraphQL has them in capitals. */
export const STATUSES = [
  'paid',
  'completed',
  'shipped',
  'needs-review',
  'partly-refunded',
  'refunded',
  'pending',
  'expired',
  'canceled',
] as const;
export type Status = (typeof STATUSES)[number];

export function statusName(status: Status): ShownStatus {
  return status.toUpperCase().replaceAll('-', '_') as ShownStatus;
}

/** What the list can be asked for, as it stands in the address. */
export const ORDER_LIST = {
  filters: {
    status: manyOf(STATUSES),
    from: day(),
    to: day(),
    min: dollars(),
    max: dollars(),
    coupon: text(),
    source: oneOf(['shop', 'import']),
  },
  sorts: ['number', 'date', 'total'],
  defaultSort: '-number',
} as const;

type Sort = (typeof ORDER_LIST.sorts)[number];
export type OrderListState = ListState<typeof ORDER_LIST.filters, Sort>;
export type OrderList = ListControl<typeof ORDER_LIST.filters, Sort>;
export type OrderFilters = OrderListState['filters'];

export function filterOf({ q, filters }: Pick<OrderListState, 'q' | 'filters'>): OrderFilterInput {
  const { status, from, to, min, max, coupon, source } = filters;
  return {
    q,
    statuses: status?.map(statusName) ?? null,
    from: from ?? null,
    to: to ?? null,
    minCents: min ?? null,
    maxCents: max ?? null,
    coupon: coupon ?? null,
    source: source === undefined ? null : source === 'shop' ? 'SHOP' : 'IMPORT',
  };
}

export function queryOf(list: OrderListState): AdminOrdersQueryVariables {
  const { sort, page, size } = list;
  return {
    filter: filterOf(list),
    sort: sort.key.toUpperCase() as Uppercase<Sort>,
    isDescending: sort.isDescending,
    page,
    pageSize: size,
  };
}

/** The page of an order, or of an attempt by its id. @param address of the list that leads there: its query. */
export function orderHref(name: number | string, address: string): string {
  return address === '' ? `/admin/orders/${name}` : `/admin/orders/${name}?${address}`;
}

/** What a saved view keeps of the address: which orders and in which order, but no page. */
export function viewQueryOf(list: OrderListState): string {
  return writeListState({ ...list, page: 1, size: 25, view: null }, ORDER_LIST).toString();
}

/** The file of the same orders, with these columns. */
export function exportHref(list: OrderListState, columns: readonly string[], ids: readonly string[] = []): string {
  const params = new URLSearchParams(ids.length > 0 ? { ids: ids.join(',') } : viewQueryOf(list));
  params.set('sort', `${list.sort.isDescending ? '-' : ''}${list.sort.key}`);
  params.set('columns', columns.join(','));
  return `/api/admin/orders.csv?${params.toString()}`;
}
