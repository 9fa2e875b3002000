import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { assertNever } from '../../../lib/assert-never.ts';
import { TextField } from '../../../ui/controls/field.tsx';
import { PasswordField } from '../../../ui/controls/password-field.tsx';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { adminLoginSchema, LONGEST_EMAIL } from '../form/account-schemas.ts';
import type { AdminLogin } from '../form/account-schemas.ts';
import { FormFrame } from '../form/form-frame.tsx';
import { useSend } from '../form/use-send.ts';
import { writeSession } from '../session/person.ts';
import type { Person } from '../session/person.ts';
import { SecondFactorForm } from './second-factor-form.tsx';
import { useAdminLogin } from './use-admin-login.ts';

export function AdminLoginForm({ onSignedIn }: { onSignedIn: () => void }) {
  const client = useApolloClient();
  const adminLogin = useAdminLogin();
  const form = useForm<AdminLogin>({ resolver: standardSchemaResolver(adminLoginSchema), mode: 'onTouched' });
  const { errors } = form.formState;
  const [needsCode, setNeedsCode] = useState(false);
  function enter(user: Person) {
    showToast({ title: 'Login Successful', description: 'The stock room is open.', tone: 'good' });
    writeSession(client.cache, user);
    onSignedIn();
  }
  const { submit, isSending, refusal } = useSend({
    form,
    failureTitle: 'Login failed',
    async send(values) {
      const result = await adminLogin(values);
      switch (result.__typename) {
        case 'SignedIn':
          enter(result.user);
          return null;
        case 'SecondFactorRequired':
          setNeedsCode(true);
          return null;
        case 'WrongCredentials':
          return { message: result.message || 'Invalid credentials' };
        default:
          return assertNever(result);
      }
    },
  });
  if (needsCode) return <SecondFactorForm failureTitle="Login failed" onSignedIn={enter} />;
  return (
    <FormFrame label="Staff login" action="LOGIN" busyAction="LOGGING IN..." isSending={isSending} refusal={refusal} onSubmit={submit}>
      <TextField
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LONGEST_EMAIL}
        required
        error={errors.username?.message}
        {...form.register('username')}
      />
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
