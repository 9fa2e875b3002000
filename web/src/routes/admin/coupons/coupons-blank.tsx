import { AdminButton } from '../../../features/admin/kit/controls/admin-button.tsx';
import { NothingFound } from '../../../features/admin/kit/list/nothing-found.tsx';
import { formatCount } from '../../../features/admin/kit/list/pager.tsx';
import { Blank } from '../../../features/admin/kit/signs/blank.tsx';
import { SHOWS } from './coupon-list.ts';
import type { CouponList } from './coupon-list.ts';

/** There is none at all. */
export function NoCoupons({ onCreate }: { onCreate: () => void }) {
  return (
    <Blank
      picture="/art/empty-cart.png"
      title="No coupons yet"
      actions={
        <AdminButton look="gold" icon="i-plus" onClick={onCreate}>
          Create coupon
        </AdminButton>
      }
    >
      <p>A code takes a part off the cart at the checkout. The first one shows up here.</p>
    </Blank>
  );
}

/** The search and the strip leave none. @param otherCount how many match the search alone. */
export function NoCouponFound({ list, otherCount }: { list: CouponList; otherCount: number }) {
  const { q, filters } = list;
  const shown = SHOWS.find(({ value }) => value === filters.show)?.label;
  const which = q === '' ? 'No coupon is' : `No code or description has “${q}” in it`;
  const hasOthers = shown !== undefined && otherCount > 0;
  return (
    <NothingFound
      wider={hasOthers ? { label: `Show all ${formatCount(otherCount)}`, onPress: () => list.setFilter('show', undefined) } : null}
      onClear={list.clear}
    >
      {which}
      {shown ? ` under “${shown}”` : ''}. {hasOthers && q !== '' ? `${formatCount(otherCount)} match under “All”.` : ''}
    </NothingFound>
  );
}
