import { useId, useState } from 'react';
import { Icon } from '../../../../features/admin/kit/icons/icon.tsx';
import styles from './fields.module.css';

interface TokenFieldProps {
  label: string;
  /** "tag" */
  thing: string;
  values: readonly string[];
  onChange: (values: string[]) => void;
  hint?: string;
  error?: string | undefined;
}

/** A list of short words: comma or Enter ends one, backspace in an empty field takes the last back. */
export function TokenField({ label, thing, values, onChange, hint, error }: TokenFieldProps) {
  const id = useId();
  const [text, setText] = useState('');

  function add(typed: string) {
    const words = typed
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== '' && !values.includes(word));
    if (words.length > 0) onChange([...values, ...words]);
    setText('');
  }

  return (
    <div className={styles.tokenField}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.tokens} data-invalid={error ? '' : undefined}>
        {values.map((value) => (
          <span key={value} className={styles.token}>
            {value}
            <button
              type="button"
              aria-label={`Remove ${thing} ${value}`}
              onClick={() => onChange(values.filter((other) => other !== value))}
            >
              <Icon name="s-x" />
            </button>
          </span>
        ))}
        <input
          id={id}
          placeholder="Type and press comma"
          autoComplete="off"
          value={text}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? `${id}-hint` : undefined}
          onChange={({ target }) => (target.value.includes(',') ? add(target.value) : setText(target.value))}
          onBlur={() => add(text)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault();
              add(text);
            }
            if (event.key === 'Backspace' && text === '' && values.length > 0) onChange(values.slice(0, -1));
          }}
        />
      </div>
      {error || hint ? (
        <p id={`${id}-hint`} className={error ? styles.error : styles.hint}>
          {error ?? hint}
        </p>
      ) : null}
    </div>
  );
}
