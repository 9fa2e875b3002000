import { useMutation } from '@apollo/client/react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { acceptInviteSchema } from '../../features/account/form/account-schemas.ts';
import type { AcceptInvite } from '../../features/account/form/account-schemas.ts';
import { FormFrame } from '../../features/account/form/form-frame.tsx';
import { useSend } from '../../features/account/form/use-send.ts';
import { AcceptStaffInviteDocument } from '../../generated/staff-invite/graphql.ts';
import { assertNever } from '../../lib/assert-never.ts';
import { TextField } from '../../ui/controls/field.tsx';
import { PasswordField } from '../../ui/controls/password-field.tsx';

interface StaffInviteFormProps {
  token: string;
  onDone: (message: string) => void;
}

export function StaffInviteForm({ token, onDone }: StaffInviteFormProps) {
  const [accept] = useMutation(AcceptStaffInviteDocument, { fetchPolicy: 'no-cache' });
  const form = useForm<AcceptInvite>({ resolver: standardSchemaResolver(acceptInviteSchema), mode: 'onTouched' });
  const { errors } = form.formState;
  const { submit, isSending, refusal } = useSend({
    form,
    failureTitle: 'Invitation Not Accepted',
    async send({ firstName, lastName, password }) {
      const { data } = await accept({ variables: { token, firstName, lastName, password } });
      const result = data?.acceptStaffInvite;
      if (!result) throw new TypeError('acceptStaffInvite answered without data');
      switch (result.__typename) {
        case 'Done':
          onDone(result.message);
          return null;
        case 'InviteInvalid':
          return { message: result.message };
        default:
          return assertNever(result);
      }
    },
  });
  return (
    <FormFrame label="Invitation" action="ACCEPT" busyAction="ACCEPTING..." isSending={isSending} refusal={refusal} onSubmit={submit}>
      <TextField label="First name" autoComplete="given-name" required error={errors.firstName?.message} {...form.register('firstName')} />
      <TextField label="Last name" autoComplete="family-name" required error={errors.lastName?.message} {...form.register('lastName')} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        required
        hint={errors.password ? undefined : 'At least 12 characters.'}
        error={errors.password?.message}
        {...form.register('password')}
      />
    </FormFrame>
  );
}
