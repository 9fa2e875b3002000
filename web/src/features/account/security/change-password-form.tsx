import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { assertNever } from '../../../lib/assert-never.ts';
import { PasswordField } from '../../../ui/controls/password-field.tsx';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { changePasswordSchema } from '../form/account-schemas.ts';
import type { PasswordChange } from '../form/account-schemas.ts';
import { FormFrame } from '../form/form-frame.tsx';
import { useConfirmationCheck } from '../form/use-confirmation-check.ts';
import { withWarning } from '../form/with-warning.ts';
import { useSend } from '../form/use-send.ts';
import { useChangePassword } from './use-change-password.ts';

interface ChangePasswordFormProps {
  /** Lets password managers find the account. */
  email: string | null;
  onChanged: () => void;
}

export function ChangePasswordForm({ email, onChanged }: ChangePasswordFormProps) {
  const changePassword = useChangePassword();
  const form = useForm<PasswordChange>({
    resolver: standardSchemaResolver(changePasswordSchema),
    mode: 'onTouched',
  });
  const { errors } = form.formState;
  const checkConfirmation = useConfirmationCheck(form, 'confirmPassword');
  const { submit, isSending, refusal } = useSend({
    form,
    failureTitle: 'Password Change Failed',
    async send({ currentPassword, newPassword }) {
      const result = await changePassword({ currentPassword, newPassword });
      switch (result.__typename) {
        case 'Done':
          showToast({ title: 'Password Changed', description: withWarning(result.message, result.warning), tone: 'good' });
          onChanged();
          return null;
        case 'WrongCredentials':
          return { message: result.message, issues: [{ path: 'currentPassword', message: result.message }] };
        default:
          return assertNever(result);
      }
    },
  });
  return (
    <FormFrame
      label="Change password"
      action="CHANGE PASSWORD"
      busyAction="CHANGING..."
      look="latte"
      isSending={isSending}
      refusal={refusal}
      onSubmit={submit}
    >
      <input type="email" autoComplete="username" value={email ?? ''} readOnly hidden />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        required
        error={errors.currentPassword?.message}
        {...form.register('currentPassword')}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        required
        error={errors.newPassword?.message}
        {...form.register('newPassword', { onBlur: checkConfirmation })}
      />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        required
        error={errors.confirmPassword?.message}
        {...form.register('confirmPassword')}
      />
    </FormFrame>
  );
}
