import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { assertNever } from '../../../lib/assert-never.ts';
import { PasswordField } from '../../../ui/controls/password-field.tsx';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { loginSchema } from '../form/account-schemas.ts';
import type { Login } from '../form/account-schemas.ts';
import { FormFrame } from '../form/form-frame.tsx';
import { useSend } from '../form/use-send.ts';
import { displayName } from '../session/display-name.ts';
import { writeSession } from '../session/person.ts';
import type { Person } from '../session/person.ts';
import { EmailField } from './email-field.tsx';
import type { EntryFormProps } from './entry-form.ts';
import { SecondFactorForm } from './second-factor-form.tsx';
import { useLogin } from './use-login.ts';

/** Does not navigate: the page does, once useMe returns a user. */
export function LoginForm({ email, onEmail, footer }: EntryFormProps) {
  const client = useApolloClient();
  const login = useLogin();
  const form = useForm<Login>({ resolver: standardSchemaResolver(loginSchema), defaultValues: { email }, mode: 'onTouched' });
  const { errors } = form.formState;
  const [needsCode, setNeedsCode] = useState(false);
  function enter(user: Person) {
    showToast({ title: 'Login Successful', description: `Welcome back, ${displayName(user)}.`, tone: 'good' });
    writeSession(client.cache, user);
  }
  const { submit, isSending, refusal } = useSend({
    form,
    failureTitle: 'Login Failed',
    async send(values) {
      const result = await login(values);
      switch (result.__typename) {
        case 'SignedIn':
          enter(result.user);
          return null;
        case 'SecondFactorRequired':
          setNeedsCode(true);
          return null;
        case 'WrongCredentials':
          return { message: result.message };
        default:
          return assertNever(result);
      }
    },
  });
  if (needsCode) return <SecondFactorForm failureTitle="Login Failed" onSignedIn={enter} />;
  return (
    <FormFrame
      label="Login"
      action="LOGIN"
      busyAction="LOGGING IN..."
      isSending={isSending}
      refusal={refusal}
      onSubmit={submit}
      footer={footer}
    >
      <EmailField registration={form.register('email', { onChange: onEmail })} error={errors.email?.message} />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        required
        error={errors.password?.message}
        {...form.register('password')}
      />
    </FormFrame>
  );
}
