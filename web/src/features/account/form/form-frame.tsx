import type { FormEvent, ReactNode } from 'react';
import { useHydrated } from '../../../lib/use-hydrated.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { FieldError } from '../../../ui/controls/field.tsx';
import styles from './form-frame.module.css';

interface FormFrameProps {
  label: string;
  action: string;
  busyAction: string;
  isSending: boolean;
  /** Error of the whole form. The toast has announced it. */
  refusal: string | undefined;
  look?: 'latte' | 'gold';
  onSubmit: (event: FormEvent) => void;
  children: ReactNode;
  /** Below the button. */
  footer?: ReactNode;
}

export function FormFrame(props: FormFrameProps) {
  const { label, action, busyAction, isSending, refusal, look = 'gold', onSubmit, children, footer } = props;
  return (
    // Inert until hydration: an earlier submit would put the password into the URL.
    <form
      className={styles.form}
      method="post"
      noValidate
      aria-label={label}
      aria-busy={isSending}
      inert={!useHydrated()}
      onSubmit={onSubmit}
    >
      <div className={styles.fields}>{children}</div>
      {refusal ? (
        <div className={styles.refusal}>
          <FieldError>{refusal}</FieldError>
        </div>
      ) : null}
      <Button className={styles.submit} type="submit" look={look} shape="wide" aria-disabled={isSending}>
        {isSending ? busyAction : action}
      </Button>
      {footer ? <div className={styles.footer}>{footer}</div> : null}
    </form>
  );
}
