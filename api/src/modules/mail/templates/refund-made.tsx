import { Heading } from '@react-email/heading';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import { formatCents } from '../../../platform/lib/money.ts';
import { greetingName } from './greeting-name.ts';
import { MailButton } from './mail-button.tsx';
import { MailDialog } from './mail-dialog.tsx';
import { MailGap } from './mail-frame.tsx';
import { MailLayout, type MailShop } from './mail-layout.tsx';
import { color, prose, smallHead } from './mail-style.ts';
import { MailWell, MailWindow } from './mail-window.tsx';
import { LinesTable, TotalRow, totalStyles } from './order-table.tsx';

export interface RefundMadeProps extends MailShop {
  firstName: string;
  orderNumber: number;
  amountCents: number;
  shippingCents: number;
  isCancellation: boolean;
  lines: { name: string; quantity: number; amountCents: number }[];
}

export function refundMadeSubject({ orderNumber, isCancellation }: RefundMadeProps): string {
  return isCancellation ? `Your Brew Quest order #${orderNumber} is canceled` : `Refund for your Brew Quest order #${orderNumber}`;
}

/** Sent when an administrator has refunded all or a part of an order. */
export function RefundMade(props: RefundMadeProps): ReactNode {
  const { origin, isSandbox, year, firstName, orderNumber, amountCents, shippingCents, isCancellation, lines } = props;
  return (
    <MailLayout
      origin={origin}
      isSandbox={isSandbox}
      year={year}
      title={refundMadeSubject(props)}
      preview={`${formatCents(amountCents)} is on its way back to you.`}
      reason="You get this mail because this address was given for an order at Brew Quest."
    >
      <MailDialog speaker="Quartermaster" greeting={`Hello, ${greetingName(firstName)}.`}>
        <Text style={{ ...prose, marginTop: 8, color: color.textOnDark }}>
          {isCancellation
            ? `Order #${orderNumber} is canceled. Nothing will be sent, and the money goes back to you.`
            : `We have sent money back to you for order #${orderNumber}.`}
        </Text>
      </MailDialog>
      <MailGap height={20} />
      <MailWindow title="Refund">
        <MailWell>
          {lines.length > 0 ? (
            <LinesTable lines={lines.map((line) => ({ ...line, lineTotalCents: line.amountCents }))}>
              {shippingCents > 0 ? <TotalRow name="Shipping" amount={formatCents(shippingCents)} style={totalStyles.sum} /> : null}
              <TotalRow name="Going back to you" amount={formatCents(amountCents)} style={totalStyles.total} />
            </LinesTable>
          ) : (
            <>
              <Heading as="h3" style={{ ...smallHead, paddingTop: 8 }}>
                Going back to you
              </Heading>
              <Text style={{ ...prose, paddingBottom: 8, fontSize: 22, lineHeight: '30px', fontWeight: 700 }}>
                {formatCents(amountCents)}
              </Text>
            </>
          )}
        </MailWell>
        <Text style={{ ...prose, marginTop: 14 }}>
          It returns to the card or account you paid with. There is nothing for you to do; banks usually take 5-10 business days to show it.
        </Text>
        <MailGap height={18} />
        <MailButton href={`${origin}/store`}>Back to the store</MailButton>
      </MailWindow>
    </MailLayout>
  );
}
