import { useShell } from '../../lib/shell.ts';
import styles from './sandbox-banner.module.css';

/** Says plainly that nothing here costs money. Only shown while payments run against the sandbox. */
export function SandboxBanner() {
  const { providers, sandboxMailUrl } = useShell();
  if (providers.payments !== 'sandbox') return null;
  return (
    <aside className={styles.banner} aria-label="Sandbox mode" data-site="sandbox">
      <div className={`page ${styles.row}`}>
        <b className={styles.tag}>SANDBOX</b>
        <p className={styles.text}>
          No card is charged, nothing is shipped. {sandboxMailUrl ? <a href={sandboxMailUrl}>Read the caught mail</a> : null}
        </p>
      </div>
    </aside>
  );
}
