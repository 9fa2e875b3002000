import type { ParcelState, ParcelStatus } from '../../../platform/gateways/shippo/carrier-gateway.ts';

/** Review reasons that the carrier's status gives. */
export const PARCEL_PROBLEMS: Partial<Record<ParcelState, string>> = {
  returned: 'The carrier returns the parcel',
  failed: 'The carrier could not deliver the parcel',
};

const words: Record<ParcelState, string> = {
  'pre-transit': 'Waiting for the carrier',
  'in-transit': 'On its way',
  delivered: 'Delivered',
  returned: 'On its way back to us',
  failed: 'Could not be delivered',
};

/** The state of an order's parcel for its customer; null when it is not known. */
export function parcelWords({ parcelState }: { parcelState: ParcelState | null }): string | null {
  return parcelState && words[parcelState];
}

/** Whether a status is later than the known one. A carrier repeats and reorders its messages; what is delivered can only come back. */
export function isNews(
  known: { parcelState: ParcelState | null; parcelStateAt: Date | null },
  { state, at }: Pick<ParcelStatus, 'state' | 'at'>,
): boolean {
  if (known.parcelState === null || known.parcelStateAt === null) return true;
  if (known.parcelState === state || known.parcelState === 'returned') return false;
  if (known.parcelState === 'delivered') return state === 'returned';
  return at >= known.parcelStateAt;
}
