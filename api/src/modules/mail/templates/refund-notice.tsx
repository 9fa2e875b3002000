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

export interface RefundNoticeProps extends MailShop {
  firstName: string;
  /** The order's public reference: a late payment may never have earned an order number. */
  orderRef: string;
  amountCents: number;
}

export const refundNoticeSubject = 'Refund for your Brew Quest order';

/** Sent when a payment came through after its order could no longer be filled. */
export function RefundNotice({ origin, isSandbox, year, firstName, orderRef, amountCents }: RefundNoticeProps): ReactNode {
  return (
    <MailLayout
      origin={origin}
      isSandbox={isSandbox}
      year={year}
      title={refundNoticeSubject}
      preview={`${formatCents(amountCents)} is on its way back to you, in full.`}
      reason="You get this mail because this address was given for an order at Brew Quest."
    >
      <MailDialog speaker="Quartermaster" greeting={`We are sorry, ${greetingName(firstName)}.`}>
        <Text style={{ ...prose, marginTop: 8, color: color.textOnDark }}>
          Your payment reached us after our hold on your order had run out, and we could no longer fill it. You did nothing wrong; the
          hourglass did. All of your money is going back.
        </Text>
      </MailDialog>
      <MailGap height={20} />
      <MailWindow title="Refund">
        <MailWell>
          <Heading as="h3" style={{ ...smallHead, paddingTop: 8 }}>
            Going back to you
          </Heading>
          <Text style={{ ...prose, fontSize: 22, lineHeight: '30px', fontWeight: 700 }}>{formatCents(amountCents)}</Text>
          <Heading as="h3" style={{ ...smallHead, paddingTop: 8 }}>
            Order reference
          </Heading>
          <Text style={{ ...prose, paddingBottom: 8 }}>{orderRef}</Text>
        </MailWell>
        <Text style={{ ...prose, marginTop: 14 }}>
          It returns to the card or account you paid with. There is nothing for you to do; banks usually take 5-10 business days to show it.
        </Text>
        <Text style={{ ...prose, marginTop: 10 }}>The shelves are still open, whenever you are.</Text>
        <MailGap height={18} />
        <MailButton href={`${origin}/store`}>Back to the store</MailButton>
      </MailWindow>
    </MailLayout>
  );
}
