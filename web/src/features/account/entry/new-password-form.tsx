import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { assertNever } from '../../../lib/assert-never.ts';
import { Link } from '../../../lib/router.ts';
import { FieldError } from '../../../ui/controls/field.tsx';
import { PasswordField } from '../../../ui/controls/password-field.tsx';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { resetPasswordSchema } from '../form/account-schemas.ts';
import type { NewPassword } from '../form/account-schemas.ts';
import { FormFrame } from '../form/form-frame.tsx';
import { useConfirmationCheck } from '../form/use-confirmation-check.ts';
import { withWarning } from '../form/with-warning.ts';
import { useSend } from '../form/use-send.ts';
import { useResetPassword } from './use-reset-password.ts';

interface NewPasswordFormProps {
  /** Empty when the URL has none. */
  token: string;
  onDone: (message: string) => void;
}

const FAILURE = 'Password Reset Failed';

export function NewPasswordForm({ token, onDone }: NewPasswordFormProps) {
  const resetPassword = useResetPassword();
  const form = useForm<NewPassword>({
    resolver: standardSchemaResolver(resetPasswordSchema),
    defaultValues: { token },
    mode: 'onTouched',
  });
  const { errors } = form.formState;
  const checkConfirmation = useConfirmationCheck(form, 'confirmPassword');
  const { submit, isSending, refusal } = useSend({
    form,
    failureTitle: FAILURE,
    onInvalid: (wrong) => {
      if (wrong.token) showToast({ title: FAILURE, description: 'No reset token available', tone: 'bad' });
    },
    async send({ token: key, password }) {
      const result = await resetPassword({ token: key, password });
      switch (result.__typename) {
        case 'Done':
          onDone(withWarning(result.message, result.warning));
          return null;
        case 'ResetTokenInvalid':
          return { message: result.message };
        default:
          return assertNever(result);
      }
    },
  });
  return (
    <FormFrame
      label="New password"
      action="SET NEW PASSWORD"
      busyAction="SETTING PASSWORD..."
      isSending={isSending}
      refusal={refusal}
      onSubmit={submit}
      footer={
        <>
          Did the link run out? <Link to="/login?tab=reset">Ask for a new one</Link>.
        </>
      }
    >
      <PasswordField
        label="New password"
        autoComplete="new-password"
        required
        hint={errors.password ? undefined : 'At least 6 characters.'}
        error={errors.password?.message}
        {...form.register('password', { onBlur: checkConfirmation })}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        required
        error={errors.confirmPassword?.message}
        {...form.register('confirmPassword')}
      />
      {errors.token ? <FieldError>{errors.token.message}</FieldError> : null}
    </FormFrame>
  );
}
