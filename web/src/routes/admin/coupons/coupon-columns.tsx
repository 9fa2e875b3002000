import { AdminButton } from '../../../features/admin/kit/controls/admin-button.tsx';
import { Icon } from '../../../features/admin/kit/icons/icon.tsx';
import { formatShopDay } from '../../../features/admin/kit/signs/shop-time.ts';
import { StatusChip } from '../../../features/admin/kit/signs/status-chip.tsx';
import { COUPON_LOOKS } from '../../../features/admin/kit/signs/status-looks.ts';
import type { DataColumn } from '../../../features/admin/kit/table/data-column.ts';
import { RowLink } from '../../../features/admin/kit/table/row-link.tsx';
import type { ListedCouponFragment } from '../../../generated/admin/coupons/graphql.ts';
import { formatCents } from '../../../lib/money.ts';
import { discountWords } from './coupon-list.ts';
import styles from './coupons.module.css';
import { LiveSwitch } from './live-switch.tsx';
import { UsageBar } from './usage-bar.tsx';

interface Deeds {
  edit: (coupon: ListedCouponFragment) => void;
  remove: (coupon: ListedCouponFragment) => void;
}

/** A day of the shop's calendar is no moment: in UTC it stays the same. */
function dayWords(day: string): string {
  return formatShopDay(`${day}T12:00:00Z`, 'UTC');
}

export function couponColumns({ edit, remove }: Deeds): readonly DataColumn<ListedCouponFragment>[] {
  return [
    {
      id: 'code',
      header: 'Code',
      card: 'a',
      sort: 'ascending',
      width: '96px',
      cell: (coupon) => (
        <span className={styles.code}>
          <RowLink onOpen={() => edit(coupon)}>{coupon.code}</RowLink>
        </span>
      ),
    },
    { id: 'state', header: 'State', card: 'b', isUnbroken: true, cell: ({ state }) => <StatusChip look={COUPON_LOOKS[state]} /> },
    {
      id: 'description',
      header: 'Description',
      card: 'd',
      cell: ({ description }) => <span className={styles.words}>{description}</span>,
    },
    {
      id: 'discount',
      header: 'Discount',
      card: 'c',
      isNumber: true,
      isUnbroken: true,
      cell: (coupon) => <b className={styles.figure}>{discountWords(coupon)}</b>,
    },
    {
      id: 'minimum',
      header: 'Minimum order',
      card: 'x',
      sort: 'ascending',
      isNumber: true,
      isOptional: true,
      cell: ({ minimumCents }) => formatCents(minimumCents),
    },
    {
      id: 'used',
      header: 'Usage',
      card: 'd',
      cardLabel: 'Used',
      sort: 'descending',
      isUnbroken: true,
      cell: (coupon) => <UsageBar {...coupon} />,
    },
    {
      id: 'expires',
      header: 'Expires',
      card: 'd',
      cardLabel: 'Expires',
      sort: 'ascending',
      isUnbroken: true,
      cell: ({ lastDay }) => (lastDay === null ? 'never' : <time dateTime={lastDay}>{dayWords(lastDay)}</time>),
    },
    {
      id: 'deeds',
      header: 'Change',
      card: 'z',
      cell: (coupon) => (
        <span className={styles.deeds}>
          <LiveSwitch key={coupon.id} coupon={coupon} />
          <AdminButton icon="i-pencil" aria-label={`Edit ${coupon.code}`} onClick={() => edit(coupon)}>
            Edit
          </AdminButton>
          <AdminButton isIconOnly aria-label={`Delete ${coupon.code}`} onClick={() => remove(coupon)}>
            <Icon name="i-trash" />
          </AdminButton>
        </span>
      ),
    },
  ];
}
