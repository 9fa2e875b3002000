import styles from './key.module.css';

/** A key of the keyboard. */
export function Key({ children, isHidden = false }: { children: string; isHidden?: boolean }) {
  return (
    <kbd className={styles.key} aria-hidden={isHidden || undefined}>
      {children}
    </kbd>
  );
}
