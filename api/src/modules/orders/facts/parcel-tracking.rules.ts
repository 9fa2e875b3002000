import { httpsAddress } from '../../../platform/input/https-address.ts';

/** Where the carriers show a parcel, for labels without a link of their own: bought by an earlier version, or elsewhere. */
const CARRIERS = [
  { name: 'USPS', number: /^9\d{19,21}$/, page: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=' },
  { name: 'UPS', number: /^1Z[0-9A-Z]{16}$/, page: 'https://www.ups.com/track?tracknum=' },
  { name: 'FedEx', number: /^\d{12}(\d{3})?$/, page: 'https://www.fedex.com/fedextrack/?trknbr=' },
] as const;

export interface ParcelTracking {
  /** The name of the carrier, if it is known. */
  carrier: string | null;
  trackingUrl: string | null;
}

/** The carrier of an order's parcel and its page about it: the link that came with the label, else a known one of that carrier, else none. */
export function parcelTracking(order: {
  trackingNumber: string | null;
  carrier: string | null;
  trackingUrl: string | null;
}): ParcelTracking {
  if (order.trackingNumber === null) return { carrier: null, trackingUrl: null };
  const number = order.trackingNumber.replaceAll(' ', '').toUpperCase();
  const known = CARRIERS.find(({ name, number: format }) => (order.carrier === null ? format.test(number) : name === order.carrier));
  const page = known ? known.page + encodeURIComponent(number) : null;
  return { carrier: order.carrier ?? known?.name ?? null, trackingUrl: httpsAddress(order.trackingUrl) ?? page };
}
