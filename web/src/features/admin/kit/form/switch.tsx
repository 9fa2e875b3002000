import type { ReactNode } from 'react';
import styles from './switch.module.css';

interface SwitchProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** For those who do not see: the thing and what is switched, "Jack's Pumpkin, ground: in stock". */
  label: string;
  /** The words beside it. */
  children?: ReactNode;
  /** The change is shown already and is on its way. */
  isSaving?: boolean;
  disabled?: boolean;
}

export function Switch({ isOn, onChange, label, children, isSaving = false, disabled }: SwitchProps) {
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        role="switch"
        aria-label={label}
        aria-checked={isOn}
        aria-busy={isSaving || undefined}
        checked={isOn}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      <i aria-hidden="true" />
      {children ? <span aria-hidden="true">{children}</span> : null}
    </label>
  );
}
