import { useId } from 'react';
import { useEarlyInput } from '../../lib/use-early-input.ts';
import styles from './segmented.module.css';

interface SegmentedProps<Value extends string> {
  legend: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string | undefined;
}

/** A radio group drawn as one bevelled strip. */
export function Segmented<Value extends string>({ legend, options, value, onChange, className }: SegmentedProps<Value>) {
  const name = useId();
  const group = useEarlyInput<HTMLFieldSetElement>(value, (early) => onChange(early as Value));
  return (
    <fieldset ref={group} className={[styles.group, className].filter(Boolean).join(' ')}>
      <legend className="sr">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input type="radio" name={name} value={option.value} checked={option.value === value} onChange={() => onChange(option.value)} />
          <span className={styles.face}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
