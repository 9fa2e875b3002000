import { oneOf } from '../../../features/admin/kit/list/filter-codecs.ts';
import type { ListState } from '../../../features/admin/kit/list/list-state.ts';
import type { AdminCustomersQueryVariables, CustomerKind } from '../../../generated/admin/customers/graphql.ts';

/** What the list can be asked for, as it stands in the address. */
export const CUSTOMER_LIST = {
  filters: { kind: oneOf(['account', 'guest', 'imported']) },
  sorts: ['name', 'email', 'joined', 'orders', 'spent'],
  defaultSort: '-joined',
} as const;

type CustomerListState = ListState<typeof CUSTOMER_LIST.filters, (typeof CUSTOMER_LIST.sorts)[number]>;

/** The kinds in the order of the tabs. */
export const KINDS = [
  { kind: 'account', label: 'With an account' },
  { kind: 'guest', label: 'Guests' },
  { kind: 'imported', label: 'Imported' },
] as const;

export function queryOf({ q, filters, sort, page, size }: CustomerListState): AdminCustomersQueryVariables {
  const kind = filters.kind?.toUpperCase() as CustomerKind | undefined;
  const key = sort.key.toUpperCase() as Uppercase<typeof sort.key>;
  return { q, kind: kind ?? null, sort: key, isDescending: sort.isDescending, page, pageSize: size };
}
