import styles from './spinner.module.css';

/** Eight pixels take turns; the words say what for, also where nothing may move. */
export function Spinner({ children }: { children: string }) {
  return (
    <p className={styles.spinner} role="status">
      <span className={styles.ring} aria-hidden="true" />
      {children}
    </p>
  );
}
