import { useEffect, useRef, useState } from 'react';
import type { ComponentProps } from 'react';
import { TextField } from './field.tsx';
import styles from './password-field.module.css';

/** A password that can be shown. It is hidden again on submit, so that no browser saves it as text. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'action'>) {
  const [isShown, setIsShown] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const form = toggle.current?.form;
    function hide() {
      return setIsShown(false);
    }
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      autoCorrect="off"
      {...props}
      type={isShown ? 'text' : 'password'}
      action={
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          aria-label={isShown ? `Hide ${props.label.toLowerCase()}` : `Show ${props.label.toLowerCase()}`}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? 'HIDE' : 'SHOW'}
        </button>
      }
    />
  );
}
