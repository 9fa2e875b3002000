import styles from './needs-script.module.css';

/** Says in place of a part that only scripts can run why it is not there; `[data-live]` around that part hides it (base.css). */
export function NeedsScript({ what }: { what: string }) {
  return (
    <noscript>
      <p className={styles.note}>{what} needs JavaScript. Please turn it on in your browser and load this page again.</p>
    </noscript>
  );
}
