import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';

interface FieldFrameProps {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
  className?: string | undefined;
}

/** Ids of the texts that describe a control, in reading order. */
function describedBy(id: string, error: unknown, hint: unknown): string | undefined {
  return [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined;
}

function Frame({ id, label, error, hint, className, children }: FieldFrameProps & { id: string; children: ReactNode }) {
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
      {hint ? (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}

/** An error, marked by more than colour. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      <img src="/art/i-warning.png" width="24" height="24" alt="" />
      <span>{children}</span>
    </p>
  );
}

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'action'>, FieldFrameProps {
  className?: string | undefined;
  /** A button at the end of the input. */
  action?: ReactNode;
}

export function TextField({ label, error, hint, className, action, ...rest }: TextFieldProps) {
  const id = useId();
  const input = (
    <input
      id={id}
      className={styles.input}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(id, error, hint)}
      {...rest}
    />
  );
  return (
    <Frame id={id} label={label} error={error} hint={hint} className={className}>
      {action ? (
        <div className={styles.row}>
          {input}
          {action}
        </div>
      ) : (
        input
      )}
    </Frame>
  );
}

export function SelectField({ label, error, hint, className, ...select }: ComponentProps<'select'> & FieldFrameProps) {
  const id = useId();
  return (
    <Frame id={id} label={label} error={error} hint={hint} className={className}>
      <select
        id={id}
        className={`${styles.input} ${styles.select}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, error, hint)}
        {...select}
      />
    </Frame>
  );
}
