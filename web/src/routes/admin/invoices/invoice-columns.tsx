import { AdminLink } from '../../../features/admin/kit/controls/admin-button.tsx';
import { FileButton } from '../../../features/admin/kit/controls/file-button.tsx';
import { formatShopDay } from '../../../features/admin/kit/signs/shop-time.ts';
import { StatusChip } from '../../../features/admin/kit/signs/status-chip.tsx';
import { INVOICE_LOOKS } from '../../../features/admin/kit/signs/status-looks.ts';
import type { DataColumn } from '../../../features/admin/kit/table/data-column.ts';
import { RowLink } from '../../../features/admin/kit/table/row-link.tsx';
import { formatCents } from '../../../lib/money.ts';
import { formatWhole } from '../../../lib/whole-number.ts';
import { invoiceHref, METHOD_NAMES, pdfPath, printHref } from './invoice-list.ts';
import type { InvoiceRow } from './invoice-list.ts';
import styles from './invoices.module.css';

/** @param timeZone the shop's. @param address `list.address`. */
export function invoiceColumns(timeZone: string, address: string): readonly DataColumn<InvoiceRow>[] {
  return [
    {
      id: 'number',
      header: 'Number',
      card: 'ab',
      sort: 'descending',
      width: '156px',
      isUnbroken: true,
      cell: ({ id: number }) => <RowLink to={invoiceHref(number, address)}>{number}</RowLink>,
    },
    {
      id: 'status',
      header: 'Payment status',
      card: 'z',
      width: '156px',
      cell: ({ paymentStatus }) => <StatusChip look={INVOICE_LOOKS[paymentStatus]} />,
    },
    { id: 'customer', header: 'Customer', card: 'd', isClipped: true, cell: ({ customerName }) => customerName },
    {
      id: 'method',
      header: 'Payment method',
      card: 'd',
      cardLabel: 'By',
      width: '164px',
      isUnbroken: true,
      cell: ({ paymentMethod }) => METHOD_NAMES[paymentMethod],
    },
    {
      id: 'date',
      header: 'Date',
      card: 'e',
      sort: 'descending',
      width: '124px',
      isUnbroken: true,
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatShopDay(createdAt, timeZone)}</time>,
    },
    { id: 'items', header: 'Items', card: 'x', width: '70px', isNumber: true, cell: ({ itemCount }) => formatWhole(itemCount) },
    { id: 'total', header: 'Total', card: 'c', sort: 'descending', width: '108px', isNumber: true, cell: TotalCell },
    {
      id: 'deeds',
      header: 'Paper',
      isHeaderHidden: true,
      card: 'z',
      width: '212px',
      cell: ({ id: number }) => (
        <span className={styles.deeds}>
          <AdminLink to={printHref(number, address)} icon="i-printer" aria-label={`Print ${number}`}>
            Print
          </AdminLink>
          <FileButton href={pdfPath(number)} fileName={`${number}.pdf`}>
            PDF
          </FileButton>
        </span>
      ),
    },
  ];
}

function TotalCell({ totalCents, paymentStatus }: InvoiceRow) {
  return paymentStatus === 'VOID' ? <s className={styles.void}>{formatCents(totalCents)}</s> : formatCents(totalCents);
}
