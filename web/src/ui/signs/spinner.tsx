import styles from './spinner.module.css';

/** Eight pixels blink in turn; the text names what is loading, also with reduced motion. */
export function Spinner({ children }: { children: string }) {
  return (
    <p className={styles.spinner} role="status">
      <span className={styles.ring} aria-hidden="true" />
      {children}
    </p>
  );
}
