import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import { formatCents } from '../../../platform/lib/money.ts';
import { greetingName } from './greeting-name.ts';
import { MailButton } from './mail-button.tsx';
import { MailDialog } from './mail-dialog.tsx';
import { MailGap } from './mail-frame.tsx';
import { MailLayout, type MailShop } from './mail-layout.tsx';
import { color, inlineLink, prose } from './mail-style.ts';
import { MailWell, MailWindow } from './mail-window.tsx';
import { type MailOrderLine, type MailOrderTotals, OrderTable } from './order-table.tsx';
import { Parcel, type ParcelProps } from './parcel.tsx';

export interface OrderConfirmationProps extends MailShop, MailOrderTotals, ParcelProps {
  orderNumber: number;
  firstName: string;
  lines: MailOrderLine[];
  statusUrl: string;
  /** Adds a guest's order to an account; null when it is in one. */
  claimUrl: string | null;
}

export function orderConfirmationSubject({ orderNumber }: Pick<OrderConfirmationProps, 'orderNumber'>): string {
  return `Quest accepted: order #${orderNumber}`;
}

/** Sent once per paid order. */
export function OrderConfirmation(props: OrderConfirmationProps): ReactNode {
  return (
    <MailLayout
      origin={props.origin}
      isSandbox={props.isSandbox}
      year={props.year}
      title={orderConfirmationSubject(props)}
      preview={`${formatCents(props.totalCents)} paid. Ships within 1-2 business days.`}
      reason="You get this mail because this address was given for an order at Brew Quest."
    >
      <MailDialog speaker="Quartermaster" greeting={`Well met, ${greetingName(props.firstName)}.`}>
        <Text style={{ ...prose, marginTop: 8, color: color.textOnDark }}>
          Your order is in the log and the roaster is awake, which is more than most of us manage before the first cup. Your side quest:
          find a clean mug.
        </Text>
      </MailDialog>
      <MailGap height={20} />
      <MailWindow title={`Order #${props.orderNumber}`}>
        <MailWell>
          <OrderTable {...props} />
        </MailWell>
        <MailGap height={16} />
        <Parcel address={props.address} trackingNumber={props.trackingNumber} trackingUrl={props.trackingUrl} carrier={props.carrier} />
        <MailGap height={18} />
        <MailButton href={props.statusUrl}>Check your quest status</MailButton>
        {props.claimUrl && (
          <Text style={{ ...prose, marginTop: 14 }}>
            Have an account?{' '}
            <Link href={props.claimUrl} style={inlineLink}>
              Add this order to it
            </Link>
          </Text>
        )}
      </MailWindow>
    </MailLayout>
  );
}
