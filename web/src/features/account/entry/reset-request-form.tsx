import { useState } from 'react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { forgotPasswordSchema } from '../form/account-schemas.ts';
import type { ForgottenPassword } from '../form/account-schemas.ts';
import { FormFrame } from '../form/form-frame.tsx';
import { useSend } from '../form/use-send.ts';
import { EmailField } from './email-field.tsx';
import type { EntryFormProps } from './entry-form.ts';
import styles from './entry.module.css';
import { useRequestPasswordReset } from './use-request-password-reset.ts';

export function ResetRequestForm({ email, onEmail, footer }: EntryFormProps) {
  const requestPasswordReset = useRequestPasswordReset();
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm<ForgottenPassword>({
    resolver: standardSchemaResolver(forgotPasswordSchema),
    defaultValues: { email },
    mode: 'onTouched',
  });
  const { submit, isSending, refusal } = useSend({
    form,
    failureTitle: 'Request Failed',
    async send(values) {
      const { message } = await requestPasswordReset(values);
      setSentTo(values.email);
      showToast({ title: 'Password Reset Email Sent', description: message, tone: 'good' });
      return null;
    },
  });
  return (
    <FormFrame
      label="Reset password"
      action={sentTo ? 'SEND IT AGAIN' : 'SEND RESET LINK'}
      busyAction="SENDING..."
      look={sentTo ? 'latte' : 'gold'}
      isSending={isSending}
      refusal={refusal}
      onSubmit={submit}
      footer={footer}
    >
      {sentTo ? (
        <div className={styles.sent}>
          <img src="/art/i-mail.png" width="24" height="24" alt="" />
          <p>
            If <b>{sentTo}</b> has an account here, a link is in its mailbox in a moment. It works once and for 30 minutes. Only the newest
            one counts.
          </p>
        </div>
      ) : null}
      <EmailField registration={form.register('email', { onChange: onEmail })} error={form.formState.errors.email?.message} />
    </FormFrame>
  );
}
