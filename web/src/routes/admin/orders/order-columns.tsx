import { StatusChip } from '../../../features/admin/kit/signs/status-chip.tsx';
import { ORDER_LOOKS } from '../../../features/admin/kit/signs/status-looks.ts';
import { formatShopMomentShort } from '../../../features/admin/kit/signs/shop-time.ts';
import type { DataColumn } from '../../../features/admin/kit/table/data-column.ts';
import { RowLink } from '../../../features/admin/kit/table/row-link.tsx';
import { formatCents } from '../../../lib/money.ts';
import styles from './orders.module.css';
import { orderHref } from './order-list.ts';
import type { OrderRow } from './order-list.ts';

/** "order 2189"; what was never paid has no number. */
export function nameOf({ number, externalNumber, id }: OrderRow): string {
  return number === null ? `attempt ${id}` : `order ${externalNumber ?? number}`;
}

const MODE_WORDS = { LIVE: null, TEST: 'test', SANDBOX: null } as const;

/** What is not counted with the others says so. */
function markOf({ source, mode }: OrderRow): string | null {
  return source === 'IMPORT' ? 'imported' : MODE_WORDS[mode];
}

/** @param timeZone the shop's. @param address of the list, so that the order's page knows where it comes from. */
export function orderColumns(timeZone: string, address: string): readonly DataColumn<OrderRow>[] {
  return [
    {
      id: 'number',
      header: 'Order',
      card: 'a',
      sort: 'descending',
      width: '6.25rem',
      cell: ({ number, externalNumber, id }) => (
        <RowLink to={orderHref(number ?? id, address)}>{number === null ? 'Attempt' : `#${externalNumber ?? number}`}</RowLink>
      ),
    },
    {
      id: 'date',
      header: 'Date',
      card: 'e2',
      sort: 'descending',
      width: '7.75rem',
      isUnbroken: true,
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatShopMomentShort(createdAt, timeZone)}</time>,
    },
    {
      id: 'customer',
      header: 'Customer',
      card: 'b',
      width: '12.5%',
      isClipped: true,
      cell: ({ customerName }) => customerName ?? <span className={styles.muted}>Unknown Customer</span>,
    },
    {
      id: 'email',
      header: 'Email',
      card: 'x',
      width: '18.5%',
      isClipped: true,
      isOptional: true,
      cell: ({ email }) => email ?? <span className={styles.muted}>none</span>,
    },
    {
      id: 'address',
      header: 'Shipping address',
      card: 'e3',
      isClipped: true,
      cell: ({ address }) => address ?? <span className={styles.muted}>none</span>,
    },
    {
      id: 'total',
      header: 'Total',
      card: 'c',
      sort: 'descending',
      width: '6rem',
      isNumber: true,
      cell: (row) => {
        const mark = markOf(row);
        return (
          <>
            {formatCents(row.totalCents)}
            {mark ? <small className={styles.mark}>{mark}</small> : null}
          </>
        );
      },
    },
    { id: 'status', header: 'Status', card: 'z2', width: '10.375rem', cell: ({ status }) => <StatusChip look={ORDER_LOOKS[status]} /> },
  ];
}
