import { oneOf } from '../../../features/admin/kit/list/filter-codecs.ts';
import type { ListState } from '../../../features/admin/kit/list/list-state.ts';
import type { ListControl } from '../../../features/admin/kit/list/use-list-state.ts';
import type { AdminCouponsQueryVariables, CouponState, ListedCouponFragment } from '../../../generated/admin/coupons/graphql.ts';
import { formatCents } from '../../../lib/money.ts';

/** What the list can be asked for, as it stands in the address. */
export const COUPON_LIST = {
  filters: { show: oneOf(['live', 'off', 'over']) },
  sorts: ['code', 'minimum', 'used', 'expires'],
  defaultSort: 'code',
} as const;

type Sort = (typeof COUPON_LIST.sorts)[number];
export type CouponList = ListControl<typeof COUPON_LIST.filters, Sort>;
type Show = NonNullable<CouponList['filters']['show']>;

/** The strip above the list. "all" is no filter. */
export const SHOWS = [
  { value: 'all', label: 'All' },
  { value: 'live', label: 'Live' },
  { value: 'off', label: 'Off' },
  { value: 'over', label: 'Over' },
] as const satisfies readonly { value: Show | 'all'; label: string }[];

const STATES: Record<Show, readonly CouponState[]> = { live: ['ACTIVE'], off: ['INACTIVE'], over: ['EXPIRED', 'USED_UP'] };

export function queryOf(list: ListState<typeof COUPON_LIST.filters, Sort>): AdminCouponsQueryVariables {
  const { q, filters, sort, page, size } = list;
  const key = sort.key.toUpperCase() as Uppercase<Sort>;
  const states = filters.show ? [...STATES[filters.show]] : null;
  return { q, states, sort: key, isDescending: sort.isDescending, page, pageSize: size };
}

/** "10 %" or "$5.00" */
export function discountWords({ discountType, discountValue }: Pick<ListedCouponFragment, 'discountType' | 'discountValue'>): string {
  return discountType === 'PERCENTAGE' ? `${discountValue} %` : formatCents(discountValue);
}

/** The state that a coupon gets when its switch is moved. Whether its last day is over is for the shop to say: until then it is as before. */
export function stateAfterSwitch({ lastDay, usedCount, usageLimit, state }: ListedCouponFragment, isActive: boolean): CouponState {
  if (!isActive) return 'INACTIVE';
  if (lastDay !== null) return state;
  return usedCount >= usageLimit ? 'USED_UP' : 'ACTIVE';
}
