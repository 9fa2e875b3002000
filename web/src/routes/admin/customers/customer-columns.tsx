import { findRoom } from '../../../features/admin/kit/rooms/rooms.ts';
import { StatusChip } from '../../../features/admin/kit/signs/status-chip.tsx';
import type { ChipLook } from '../../../features/admin/kit/signs/status-chip.tsx';
import { formatShopDay } from '../../../features/admin/kit/signs/shop-time.ts';
import type { DataColumn } from '../../../features/admin/kit/table/data-column.ts';
import { RowLink } from '../../../features/admin/kit/table/row-link.tsx';
import type { AdminCustomersQuery, CustomerKind } from '../../../generated/admin/customers/graphql.ts';
import { formatCents } from '../../../lib/money.ts';
import { formatWhole } from '../../../lib/whole-number.ts';

export type Customer = AdminCustomersQuery['adminCustomers']['rows'][number];

const KIND_LOOKS: Record<CustomerKind, ChipLook> = {
  ACCOUNT: { word: 'Yes', mark: 's-check', tone: 'plain' },
  GUEST: { word: 'Guest', mark: 's-off', tone: 'off' },
  IMPORTED: { word: 'Imported', mark: 's-out', tone: 'off' },
};

/** Somebody may have given no name: the address stands in. */
export function nameOf({ firstName, lastName, email }: Customer): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email;
}

/** The orders of a customer, once that room is built. */
function ordersOf({ email }: Customer): string | undefined {
  const orders = findRoom('orders');
  return orders && `${orders.to}?${new URLSearchParams({ q: email }).toString()}`;
}

/** @param timeZone the shop's. */
export function customerColumns(timeZone: string): readonly DataColumn<Customer>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      card: 'ab',
      sort: 'ascending',
      width: '22%',
      cell: (customer) => <RowLink to={ordersOf(customer)}>{nameOf(customer)}</RowLink>,
    },
    { id: 'email', header: 'Email', card: 'e', sort: 'ascending', width: '26%', isClipped: true, cell: ({ email }) => email },
    {
      id: 'joined',
      header: 'Joined',
      card: 'e',
      sort: 'descending',
      isUnbroken: true,
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatShopDay(createdAt, timeZone)}</time>,
    },
    { id: 'account', header: 'Account', card: 'x', isOptional: true, cell: ({ kind }) => <StatusChip look={KIND_LOOKS[kind]} /> },
    {
      id: 'orders',
      header: 'Orders',
      card: 'd',
      cardLabel: 'Orders',
      sort: 'descending',
      isNumber: true,
      cell: ({ orderCount }) => formatWhole(orderCount),
    },
    { id: 'spent', header: 'Spent', card: 'c', sort: 'descending', isNumber: true, cell: ({ spentCents }) => formatCents(spentCents) },
  ];
}
