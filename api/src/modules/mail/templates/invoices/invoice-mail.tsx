import { Heading } from '@react-email/heading';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import { formatCents } from '../../../../platform/lib/money.ts';
import { greetingName } from '../greeting-name.ts';
import { MailDialog } from '../mail-dialog.tsx';
import { MailGap } from '../mail-frame.tsx';
import { MailLayout, type MailShop } from '../mail-layout.tsx';
import { color, prose, smallHead } from '../mail-style.ts';
import { MailWell, MailWindow } from '../mail-window.tsx';

export interface InvoiceMailProps extends MailShop {
  customerName: string;
  /** INV-2026-0042 */
  number: string;
  totalCents: number;
}

export function invoiceMailSubject({ number }: Pick<InvoiceMailProps, 'number'>): string {
  return `Your Brew Quest invoice ${number}`;
}

/** Comes with the invoice as a PDF. */
export function InvoiceMail({ origin, isSandbox, year, customerName, number, totalCents }: InvoiceMailProps): ReactNode {
  return (
    <MailLayout
      origin={origin}
      isSandbox={isSandbox}
      year={year}
      title={invoiceMailSubject({ number })}
      preview={`Invoice ${number} over ${formatCents(totalCents)}, paid in full.`}
      reason="You get this mail because this address was given at our counter."
    >
      <MailDialog speaker="Quartermaster" greeting={`Thank you, ${greetingName(customerName)}.`}>
        <Text style={{ ...prose, marginTop: 8, color: color.textOnDark }}>Your invoice is attached to this mail. It is paid already.</Text>
      </MailDialog>
      <MailGap height={20} />
      <MailWindow title="Invoice">
        <MailWell>
          <Heading as="h3" style={{ ...smallHead, paddingTop: 8 }}>
            Number
          </Heading>
          <Text style={prose}>{number}</Text>
          <Heading as="h3" style={{ ...smallHead, paddingTop: 8 }}>
            Total
          </Heading>
          <Text style={{ ...prose, fontSize: 22, lineHeight: '30px', fontWeight: 700, paddingBottom: 8 }}>{formatCents(totalCents)}</Text>
        </MailWell>
      </MailWindow>
    </MailLayout>
  );
}
