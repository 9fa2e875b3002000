import type { IconName } from '../icons/icon.tsx';

/** A page of the portal that has a tab. */
export interface Room {
  id: string;
  to: string;
  label: string;
  icon: IconName;
  /** The letter that goes there after `G`. */
  key?: string;
  /** Its label in the dock of a phone; without one it is in the sheet behind "More". */
  dock?: string;
  /** In the dock, in place of `icon`. */
  dockIcon?: IconName;
  /** Where its tab is: the portal's row or the coffee admin's. Without one it has none, and only the keys and the sheet lead there. */
  tab?: 'portal' | 'coffee';
}

/** Every room there is, in the order of the tabs. A new room adds its line. */
export const ROOMS: readonly Room[] = [
  { id: 'overview', to: '/admin', label: 'Overview', icon: 'i-chart', key: 'v', dock: 'Overview', tab: 'portal' },
  { id: 'customers', to: '/admin/customers', label: 'Customers', icon: 'i-users', key: 'c', dock: 'People', tab: 'portal' },
  { id: 'orders', to: '/admin/orders', label: 'Orders', icon: 'i-scroll', key: 'o', dock: 'Orders', tab: 'portal' },
  { id: 'coupons', to: '/admin/coupons', label: 'Coupons', icon: 'i-coupon', key: 'p', tab: 'portal' },
  { id: 'invoices', to: '/admin/invoices', label: 'Invoices', icon: 'i-receipt', key: 'i', tab: 'portal' },
  { id: 'import', to: '/admin/import', label: 'Import Data', icon: 'i-upload', key: 'd', tab: 'portal' },
  { id: 'stripe-test', to: '/admin/stripe-test', label: 'Stripe Test', icon: 'i-flask', key: 'e', tab: 'portal' },
  { id: 'tv', to: '/admin/tv', label: 'Television', icon: 'i-tv', key: 'w' },
  { id: 'audit', to: '/admin/audit', label: 'Audit log', icon: 'i-scroll', key: 'a' },
  { id: 'staff', to: '/admin/staff', label: 'Staff', icon: 'i-key', key: 't' },
  // A document of its own, which the api sends (docs/rendering.md).
  { id: 'playground', to: '/admin/playground', label: 'Playground', icon: 'i-terminal' },
  {
    id: 'coffee',
    to: '/admin-coffee',
    label: 'Coffee Characters',
    icon: 'i-cup',
    key: 's',
    dock: 'Stock',
    dockIcon: 'i-bag',
    tab: 'coffee',
  },
  { id: 'pricing', to: '/admin-coffee/pricing', label: 'Product Pricing', icon: 'i-coupon', key: 'r', tab: 'coffee' },
];

/** The order of the dock, which is not that of the tabs. */
const DOCK = ['overview', 'orders', 'coffee', 'customers'];

export const DOCK_ROOMS: readonly Room[] = DOCK.flatMap((id) => ROOMS.filter((room) => room.id === id));

/** The room of this id, if it is built. For links from one room to another. */
export function findRoom(id: string): Room | undefined {
  return ROOMS.find((room) => room.id === id);
}
