import type { ChipLook } from './status-chip.tsx';

/** States of orders, as GraphQL names them; PARTLY_REFUNDED is a paid order of which a part has been refunded. */
export const ORDER_LOOKS = {
  PENDING: { word: 'Pending', mark: 's-clock', tone: 'plain' },
  PAID: { word: 'Paid', mark: 's-coin', tone: 'paid' },
  COMPLETED: { word: 'Completed', mark: 's-check', tone: 'done' },
  SHIPPED: { word: 'Shipped', mark: 's-truck', tone: 'done' },
  NEEDS_REVIEW: { word: 'Needs review', mark: 's-warn', tone: 'bad' },
  PARTLY_REFUNDED: { word: 'Part refunded', mark: 's-half', tone: 'part' },
  REFUNDED: { word: 'Refunded', mark: 's-back', tone: 'back' },
  CANCELED: { word: 'Canceled', mark: 's-x', tone: 'off' },
  EXPIRED: { word: 'Expired', mark: 's-clock', tone: 'off' },
} as const satisfies Record<string, ChipLook>;

export const COUPON_LOOKS = {
  ACTIVE: { word: 'Active', mark: 's-check', tone: 'done' },
  INACTIVE: { word: 'Inactive', mark: 's-off', tone: 'off' },
  EXPIRED: { word: 'Expired', mark: 's-clock', tone: 'off' },
  USED_UP: { word: 'Used up', mark: 's-x', tone: 'part' },
} as const satisfies Record<string, ChipLook>;

export const INVOICE_LOOKS = {
  PAID: { word: 'Paid', mark: 's-coin', tone: 'paid' },
  OPEN: { word: 'Open', mark: 's-clock', tone: 'plain' },
  VOID: { word: 'Void', mark: 's-x', tone: 'off' },
} as const satisfies Record<string, ChipLook>;
