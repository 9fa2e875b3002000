import { useState } from 'react';
import { Field } from './field.tsx';
import type { FieldFrame } from './field.tsx';
import styles from './field.module.css';
import { formatDollars, parseDollars } from './dollars.ts';

interface MoneyFieldProps extends FieldFrame {
  /** null: empty, or no amount. */
  cents: number | null;
  onChange: (cents: number | null) => void;
  /** When the field is left or Enter is pressed, with what stands in it then. */
  onCommit?: (cents: number | null) => void;
  disabled?: boolean;
  name?: string;
}

/** Focuses the first amount that cannot be read: a form is not sent without what somebody typed. @returns whether there is one. */
export function focusUnreadAmount(within: Element | null): boolean {
  const input = within?.querySelector<HTMLElement>('[data-unread]:enabled');
  input?.focus();
  return Boolean(input);
}

/** Dollars to read and type, integer cents to compute with. What is typed stays as it is until the field is left. */
export function MoneyField({ cents, onChange, onCommit, disabled, name, ...frame }: MoneyFieldProps) {
  const [text, setText] = useState<string | null>(null);
  const shown = text ?? (cents === null ? '' : formatDollars(cents));
  const isNoAmount = text !== null && text !== '' && parseDollars(text) === null;
  function leave() {
    if (text === null) return;
    // What is no amount stays to be mended.
    if (!isNoAmount) setText(null);
    onCommit?.(parseDollars(text));
  }
  return (
    <Field {...frame} error={frame.error ?? (isNoAmount ? `"${text}" is not an amount. Write it like 16.50.` : undefined)}>
      {(control) => (
        <input
          {...control}
          className={`${styles.input} ${styles.number}`}
          inputMode="decimal"
          autoComplete="off"
          name={name}
          data-unread={isNoAmount || undefined}
          disabled={disabled}
          value={shown}
          onChange={({ target }) => {
            setText(target.value);
            onChange(parseDollars(target.value));
          }}
          onBlur={leave}
          onKeyDown={({ key }) => {
            if (key === 'Enter') leave();
          }}
        />
      )}
    </Field>
  );
}
