import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import { MailLayout, type MailShop } from './mail-layout.tsx';
import { prose } from './mail-style.ts';
import { MailWell, MailWindow } from './mail-window.tsx';

export interface ParkedJobProps extends MailShop {
  /** What failed, in plain words. */
  reason: string;
  attempts: number;
  orderNumber: number | null;
  orderRef: string | null;
  outboxId: number;
}

function orderName({ orderNumber, orderRef }: Pick<ParkedJobProps, 'orderNumber' | 'orderRef'>): string | null {
  if (orderNumber !== null) return `order #${orderNumber}`;
  return orderRef && `order ${orderRef}`;
}

export function parkedJobSubject(props: Pick<ParkedJobProps, 'reason' | 'orderNumber' | 'orderRef'>): string {
  const name = orderName(props);
  return `Needs you: ${props.reason}${name ? ` (${name})` : ''}`;
}

/** To the shop's owner, once for each job that was given up. Holds nothing of a customer but the order's number. */
export function ParkedJob({ origin, isSandbox, year, ...props }: ParkedJobProps): ReactNode {
  const name = orderName(props);
  return (
    <MailLayout
      origin={origin}
      isSandbox={isSandbox}
      year={year}
      title={parkedJobSubject(props)}
      preview="The shop has stopped trying. Please have a look."
      reason="You get this mail because this address is the shop administrator's."
    >
      <MailWindow title="Please have a look">
        <MailWell>
          <Text style={{ ...prose, fontWeight: 700 }}>{`${props.reason}.`}</Text>
          {name && <Text style={prose}>{`It is about ${name}${props.orderRef ? `, reference ${props.orderRef}` : ''}.`}</Text>}
        </MailWell>
        <Text style={{ ...prose, marginTop: 14 }}>
          {`The shop tried ${props.attempts} times and has stopped. It will not try again by itself.`}
          {name && ' The order now waits for a review.'}
        </Text>
        <Text style={{ ...prose, marginTop: 10 }}>{`The technical cause is kept with the job, under number ${props.outboxId}.`}</Text>
      </MailWindow>
    </MailLayout>
  );
}
