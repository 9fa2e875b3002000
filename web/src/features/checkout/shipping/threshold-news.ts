import { formatCents } from '../../../lib/money.ts';
import { rateName } from './rate-rules.ts';
import type { Rate } from './rate-rules.ts';

/** The shipping of an order as it stands. */
export interface Shipping {
  isFree: boolean;
  /** The chosen one; undefined while there are no rates. */
  rate: Rate | undefined;
}

/** The notice for a total that has crossed the threshold of free shipping, in either direction. */
export function thresholdNews(before: Shipping, { isFree, rate }: Shipping): string {
  if (!isFree) {
    if (!rate) return 'Shipping is no longer free.';
    return `Shipping is no longer free: ${rateName(rate)} costs ${formatCents(rate.amountCents)}. All methods are offered again.`;
  }
  if (!rate || !before.rate || rateName(before.rate) === rateName(rate)) return 'Shipping is free now.';
  return `Shipping is free now. ${rateName(before.rate)} is not part of free shipping, so ${rateName(rate)} is chosen.`;
}
