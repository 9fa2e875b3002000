import { Segmented } from '../../../../ui/controls/segmented.tsx';
import styles from './choice.module.css';

interface ChoiceProps<Value extends string> {
  /** Above it, and its name. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  isLabelHidden?: boolean;
}

/** One of a few, as a strip. */
export function Choice<Value extends string>({ label, isLabelHidden = false, ...rest }: ChoiceProps<Value>) {
  return (
    <div className={styles.choice}>
      {isLabelHidden ? null : (
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>
      )}
      <Segmented legend={label} className={styles.strip} {...rest} />
    </div>
  );
}
