import { useId } from 'react';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import styles from './field.module.css';

export interface FieldFrame {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Of twelve columns of a `FieldGrid`; a phone shows 3 and 4 side by side and others on a line of their own. */
  span?: 3 | 4 | 5 | 6 | 7 | 8 | 9 | 12;
  /** For a table's row, where the head names the column: the label is there for those who do not see. */
  isLabelHidden?: boolean;
}

interface ControlProps {
  id: string;
  className: string | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** Twelve columns for fields. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

/** Label above, hint below, error in words. `children` draws the control with the props it is given. */
export function Field({
  label,
  hint,
  error,
  span = 12,
  isLabelHidden,
  children,
}: FieldFrame & { children: (props: ControlProps) => ReactNode }) {
  const id = useId();
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ') || undefined;
  return (
    <div className={styles.field} style={{ '--span': span } as CSSProperties} data-narrow={span <= 4 || undefined}>
      <label className={isLabelHidden ? 'sr' : styles.label} htmlFor={id}>
        {label}
      </label>
      {children({ id, className: styles.input, 'aria-invalid': error ? true : undefined, 'aria-describedby': described })}
      {error ? (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      ) : null}
      {hint ? (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}

function frameOf<Props extends FieldFrame>({ label, hint, error, span, isLabelHidden, ...rest }: Props) {
  return { frame: { label, hint, error, span, isLabelHidden }, rest };
}

type InputProps = Omit<ComponentProps<'input'>, 'className' | 'id'> & FieldFrame & { isUpperCase?: boolean; isNumber?: boolean };

export function TextField({ isUpperCase, isNumber, ...props }: InputProps) {
  const { frame, rest } = frameOf(props);
  const names = [styles.input, isUpperCase && styles.upper, isNumber && styles.number].filter(Boolean).join(' ');
  return <Field {...frame}>{(control) => <input {...rest} {...control} className={names} />}</Field>;
}

export function TextArea(props: Omit<ComponentProps<'textarea'>, 'className' | 'id'> & FieldFrame) {
  const { frame, rest } = frameOf(props);
  return <Field {...frame}>{(control) => <textarea {...rest} {...control} />}</Field>;
}

export function SelectField(props: Omit<ComponentProps<'select'>, 'className' | 'id'> & FieldFrame) {
  const { frame, rest } = frameOf(props);
  return <Field {...frame}>{(control) => <select {...rest} {...control} />}</Field>;
}
