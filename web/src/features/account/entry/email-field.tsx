import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '../../../ui/controls/field.tsx';
import { LONGEST_EMAIL } from '../form/account-schemas.ts';

interface EmailFieldProps {
  registration: UseFormRegisterReturn;
  error: string | undefined;
  /** `username` on login forms, so that password managers pair address and password. */
  autoComplete?: 'username' | 'email';
}

export function EmailField({ registration, error, autoComplete = 'username' }: EmailFieldProps) {
  return (
    <TextField
      label="Email"
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={LONGEST_EMAIL}
      required
      error={error}
      {...registration}
    />
  );
}
