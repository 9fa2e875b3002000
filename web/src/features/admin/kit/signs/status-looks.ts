import type { ChipLook } from './status-chip.tsx';

/** States of orders, by their word in the database; `partly_refunded` is a paid order of which a part has been refunded. */
export const ORDER_LOOKS = {
  pending: { word: 'Pending', mark: 's-clock', tone: 'plain' },
  paid: { word: 'Paid', mark: 's-coin', tone: 'paid' },
  completed: { word: 'Completed', mark: 's-check', tone: 'done' },
  shipped: { word: 'Shipped', mark: 's-truck', tone: 'done' },
  needs_review: { word: 'Needs review', mark: 's-warn', tone: 'bad' },
  partly_refunded: { word: 'Part refunded', mark: 's-half', tone: 'part' },
  refunded: { word: 'Refunded', mark: 's-back', tone: 'back' },
  canceled: { word: 'Canceled', mark: 's-x', tone: 'off' },
  expired: { word: 'Expired', mark: 's-clock', tone: 'off' },
} as const satisfies Record<string, ChipLook>;

export const COUPON_LOOKS = {
  active: { word: 'Active', mark: 's-check', tone: 'done' },
  inactive: { word: 'Inactive', mark: 's-off', tone: 'off' },
  expired: { word: 'Expired', mark: 's-clock', tone: 'off' },
  used_up: { word: 'Used up', mark: 's-x', tone: 'part' },
} as const satisfies Record<string, ChipLook>;

export const INVOICE_LOOKS = {
  paid: { word: 'Paid', mark: 's-coin', tone: 'paid' },
  open: { word: 'Open', mark: 's-clock', tone: 'plain' },
  void: { word: 'Void', mark: 's-x', tone: 'off' },
} as const satisfies Record<string, ChipLook>;
