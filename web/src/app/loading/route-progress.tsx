import styles from './route-progress.module.css';
import { useIsWaiting } from './waiting.ts';

/** A strip at the upper edge while the code of the next page is on its way; a quick one never shows it. */
export function RouteProgress() {
  const isWaiting = useIsWaiting();
  return <div role="status">{isWaiting ? <p className={styles.strip}>Loading page...</p> : null}</div>;
}
