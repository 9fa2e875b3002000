import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import { greetingName } from './greeting-name.ts';
import { MailButton } from './mail-button.tsx';
import { MailDialog } from './mail-dialog.tsx';
import { MailGap } from './mail-frame.tsx';
import { MailLayout, type MailShop } from './mail-layout.tsx';
import { color, prose } from './mail-style.ts';
import { MailWindow } from './mail-window.tsx';

export interface PasswordResetProps extends MailShop {
  firstName: string;
  /** Carries the one-time token; good for 30 minutes. */
  resetUrl: string;
}

export interface PasswordChangedProps extends MailShop {
  firstName: string;
  loginUrl: string;
}

export const passwordResetSubject = 'A new password for your Brew Quest account';
export const passwordChangedSubject = 'Your Brew Quest password was changed';

const REASON = 'You get this mail because this address belongs to a Brew Quest account.';

/** The link to set a new password. */
export function PasswordReset({ firstName, resetUrl, ...shop }: PasswordResetProps): ReactNode {
  return (
    <MailLayout {...shop} title={passwordResetSubject} preview="The link works once, for 30 minutes." reason={REASON}>
      <MailDialog speaker="Locksmith" greeting={`Locked out, ${greetingName(firstName)}?`}>
        <Text style={{ ...prose, marginTop: 8, color: color.textOnDark }}>
          It happens to the best of us, usually before the second cup. Cut yourself a new key below.
        </Text>
      </MailDialog>
      <MailGap height={20} />
      <MailWindow title="New password">
        <Text style={prose}>The link works once, and for 30 minutes. Asking again makes this one void.</Text>
        <MailGap height={18} />
        <MailButton href={resetUrl}>Set a new password</MailButton>
        <Text style={{ ...prose, marginTop: 14 }}>
          You did not ask for this? Then there is nothing to do: your password stays as it is.
        </Text>
      </MailWindow>
    </MailLayout>
  );
}

/** Notice of a change; when it was not theirs, the owner learns of it here. */
export function PasswordChanged({ firstName, loginUrl, ...shop }: PasswordChangedProps): ReactNode {
  return (
    <MailLayout {...shop} title={passwordChangedSubject} preview="If that was you, all is well." reason={REASON}>
      <MailDialog speaker="Locksmith" greeting={`New key cut, ${greetingName(firstName)}.`}>
        <Text style={{ ...prose, marginTop: 8, color: color.textOnDark }}>
          Your password has just been changed, and every place you were signed in has been signed out.
        </Text>
      </MailDialog>
      <MailGap height={20} />
      <MailWindow title="Was that you?">
        <Text style={prose}>
          If it was, pour yourself something nice. If it was not, ask for a new password right away on the login page.
        </Text>
        <MailGap height={18} />
        <MailButton href={loginUrl}>To the login page</MailButton>
      </MailWindow>
    </MailLayout>
  );
}
