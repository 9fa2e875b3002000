import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import { MailButton } from './mail-button.tsx';
import { MailDialog } from './mail-dialog.tsx';
import { MailGap } from './mail-frame.tsx';
import { MailLayout, type MailShop } from './mail-layout.tsx';
import { color, prose } from './mail-style.ts';
import { MailWindow } from './mail-window.tsx';

export interface StaffInviteProps extends MailShop {
  inviteUrl: string;
  role: 'admin' | 'coffee-admin';
}

export const staffInviteSubject = 'You are invited to the Brew Quest staff';

const DUTIES = {
  admin: 'As an administrator you look after orders, customers, coupons, invoices and the coffees.',
  'coffee-admin': 'As a coffee administrator you look after the characters, their prices and the stock.',
};

export function StaffInvite({ origin, isSandbox, year, inviteUrl, role }: StaffInviteProps): ReactNode {
  return (
    <MailLayout
      origin={origin}
      isSandbox={isSandbox}
      year={year}
      title={staffInviteSubject}
      preview="The link is good for three days."
      reason="You get this mail because an administrator of Brew Quest has invited this address."
    >
      <MailDialog speaker="Captain" greeting="Welcome behind the counter.">
        <Text style={{ ...prose, marginTop: 8, color: color.textOnDark }}>{DUTIES[role]}</Text>
      </MailDialog>
      <MailGap height={20} />
      <MailWindow title="Invitation">
        <Text style={{ ...prose, marginTop: 8 }}>
          Choose a password of at least 12 characters to accept. The link is good for three days and for one account.
        </Text>
        <MailGap height={18} />
        <MailButton href={inviteUrl}>Accept the invitation</MailButton>
        <Text style={{ ...prose, marginTop: 14 }}>
          If you do not know this shop, leave the mail alone: nothing happens without the link.
        </Text>
      </MailWindow>
    </MailLayout>
  );
}
