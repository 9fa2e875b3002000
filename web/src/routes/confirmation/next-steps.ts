import type { KnownStatus } from '../../features/checkout/status/use-checkout-status.ts';

/** What the carrier says once it has the parcel; until then it is packed here. */
const IS_WAITING: readonly (string | null)[] = [null, 'Waiting for the carrier'];

/** The list "What Happens Next" of a paid order. The mail is sent when the order is completed. */
export function nextSteps({ state, trackingNumber, receipt }: Pick<KnownStatus, 'state' | 'trackingNumber' | 'receipt'>): string[] {
  const mailbox = receipt === null ? 'your mailbox' : receipt.email;
  const isPacked = !IS_WAITING.includes(receipt?.parcelStatus ?? null);
  return [
    ...(mailbox === null ? [] : [`The confirmation ${state === 'COMPLETED' ? 'was sent' : 'is on its way'} to ${mailbox}.`]),
    ...(isPacked ? [] : ['Your coffee is packed and ships within 1-2 business days.']),
    trackingNumber
      ? 'The tracking number shows where your parcel is, as soon as the carrier has it.'
      : 'The tracking number appears on this page as soon as the label is printed. Your mail leads back here.',
  ];
}
