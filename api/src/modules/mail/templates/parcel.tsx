import { Heading } from '@react-email/heading';
import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import { inlineLink, prose, smallHead } from './mail-style.ts';

interface MailAddress {
  name: string;
  street1: string;
  street2?: string | undefined;
  city: string;
  state: string;
  zip: string;
}

export interface ParcelProps {
  address: MailAddress | null;
  trackingNumber: string | null;
  trackingUrl: string | null;
  /** The name of the carrier. */
  carrier: string | null;
}

function Tracking({ trackingNumber, trackingUrl, carrier }: Omit<ParcelProps, 'address'>): ReactNode {
  if (!trackingNumber) return 'Your order will be shipped soon.';
  // The link is the carrier's word, not ours: anything but a web address stays plain text.
  const by = carrier ? ` (${carrier})` : '';
  if (!trackingUrl || !/^https:\/\//i.test(trackingUrl)) return `Tracking number ${trackingNumber}${by}`;
  return (
    <>
      Tracking number{' '}
      <Link href={trackingUrl} style={inlineLink}>
        {trackingNumber}
      </Link>
      {by}
    </>
  );
}

/** Where the parcel goes, when, and how to follow it. */
export function Parcel({ address, ...tracking }: ParcelProps): ReactNode {
  return (
    <>
      {address && (
        <>
          <Heading as="h3" style={smallHead}>
            Ships to
          </Heading>
          <Text style={{ ...prose, marginBottom: 14 }}>
            {address.name}
            <br />
            {address.street1}
            <br />
            {address.street2 ? (
              <>
                {address.street2}
                <br />
              </>
            ) : null}
            {`${address.city}, ${address.state} ${address.zip}`}
          </Text>
        </>
      )}
      <Heading as="h3" style={smallHead}>
        Parcel
      </Heading>
      <Text style={prose}>
        <Tracking {...tracking} />
        <br />
        Ships within 1-2 business days.
      </Text>
    </>
  );
}
