import type { ComponentProps, ReactNode } from 'react';
import styles from './check.module.css';

interface CheckProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'ref'> {
  /** Some of what it stands for is chosen. */
  isPartial?: boolean;
  children?: ReactNode;
}

function Box({ isPartial = false, ...rest }: Omit<CheckProps, 'children'>) {
  return (
    <input
      type="checkbox"
      className={styles.box}
      ref={(box) => {
        // There is no attribute for it.
        if (box) box.indeterminate = isPartial;
      }}
      {...rest}
    />
  );
}

/** A checkbox, with its words beside it; in a table `aria-label` names it. */
export function Check({ children, ...rest }: CheckProps) {
  if (!children) return <Box {...rest} />;
  return (
    <label className={styles.label}>
      <Box {...rest} />
      <span>{children}</span>
    </label>
  );
}

/** One of several, with its words beside it. */
export function Radio({ children, ...rest }: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <label className={styles.label}>
      <input type="radio" className={styles.radio} {...rest} />
      <span>{children}</span>
    </label>
  );
}

/** Several of them that answer one question. */
export function CheckGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}
