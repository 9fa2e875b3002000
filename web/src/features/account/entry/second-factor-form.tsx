import { useEffect } from 'react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { assertNever } from '../../../lib/assert-never.ts';
import { TextField } from '../../../ui/controls/field.tsx';
import { secondFactorSchema } from '../form/account-schemas.ts';
import type { SecondFactor } from '../form/account-schemas.ts';
import { FormFrame } from '../form/form-frame.tsx';
import { useSend } from '../form/use-send.ts';
import type { Person } from '../session/person.ts';
import { useConfirmSecondFactor } from './use-confirm-second-factor.ts';

interface SecondFactorFormProps {
  failureTitle: string;
  onSignedIn: (user: Person) => void;
}

/** After the right password of an account with an authenticator app. */
export function SecondFactorForm({ failureTitle, onSignedIn }: SecondFactorFormProps) {
  const confirm = useConfirmSecondFactor();
  const form = useForm<SecondFactor>({ resolver: standardSchemaResolver(secondFactorSchema), mode: 'onTouched' });
  const { setFocus } = form;
  // The form takes the place of the one that had the focus.
  useEffect(() => setFocus('code'), [setFocus]);
  const { submit, isSending, refusal } = useSend({
    form,
    failureTitle,
    async send({ code }) {
      const result = await confirm(code);
      switch (result.__typename) {
        case 'SignedIn':
          onSignedIn(result.user);
          return null;
        case 'WrongCredentials':
          return { message: result.message };
        default:
          return assertNever(result);
      }
    },
  });
  return (
    <FormFrame label="Second step" action="CONFIRM" busyAction="CHECKING..." isSending={isSending} refusal={refusal} onSubmit={submit}>
      <TextField
        label="Code of your authenticator app"
        hint="Six digits, or one of your recovery codes."
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        required
        error={form.formState.errors.code?.message}
        {...form.register('code')}
      />
    </FormFrame>
  );
}
