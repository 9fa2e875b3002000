import { useApolloClient } from '@apollo/client/react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { assertNever } from '../../../lib/assert-never.ts';
import { TextField } from '../../../ui/controls/field.tsx';
import { PasswordField } from '../../../ui/controls/password-field.tsx';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { LONGEST_NAME, registerSchema } from '../form/account-schemas.ts';
import type { Registration } from '../form/account-schemas.ts';
import { FormFrame } from '../form/form-frame.tsx';
import { withWarning } from '../form/with-warning.ts';
import { useSend } from '../form/use-send.ts';
import { writeSession } from '../session/person.ts';
import { EmailField } from './email-field.tsx';
import type { EntryFormProps } from './entry-form.ts';
import styles from './entry.module.css';
import { useRegister } from './use-register.ts';

export function RegisterForm({ email, onEmail, footer }: EntryFormProps) {
  const client = useApolloClient();
  const register = useRegister();
  const form = useForm<Registration>({
    resolver: standardSchemaResolver(registerSchema),
    defaultValues: { firstName: '', lastName: '', email },
    mode: 'onTouched',
  });
  const { errors } = form.formState;
  const { submit, isSending, refusal } = useSend({
    form,
    failureTitle: 'Registration Failed',
    async send(values) {
      const result = await register(values);
      switch (result.__typename) {
        case 'SignedIn':
          showToast({
            title: 'Registration Successful',
            description: withWarning(`Welcome aboard, ${result.user.firstName}.`, result.warning),
            tone: 'good',
          });
          writeSession(client.cache, result.user);
          return null;
        case 'EmailTaken':
          return { message: result.message, issues: [{ path: 'email', message: result.message }] };
        default:
          return assertNever(result);
      }
    },
  });
  return (
    <FormFrame
      label="Register"
      action="CREATE ACCOUNT"
      busyAction="CREATING ACCOUNT..."
      isSending={isSending}
      refusal={refusal}
      onSubmit={submit}
      footer={footer}
    >
      <div className={styles.names}>
        <TextField
          label="First name"
          autoComplete="given-name"
          maxLength={LONGEST_NAME}
          required
          error={errors.firstName?.message}
          {...form.register('firstName')}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          maxLength={LONGEST_NAME}
          required
          error={errors.lastName?.message}
          {...form.register('lastName')}
        />
      </div>
      <EmailField registration={form.register('email', { onChange: onEmail })} error={errors.email?.message} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        required
        hint={errors.password ? undefined : 'At least 6 characters.'}
        error={errors.password?.message}
        {...form.register('password')}
      />
    </FormFrame>
  );
}
