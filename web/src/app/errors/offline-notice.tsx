import { useOnline } from '../../lib/use-online.ts';
import styles from './offline-notice.module.css';

/** Shown while there is no network. The region is always there, or a screen reader would not announce the text. */
export function OfflineNotice() {
  const isOnline = useOnline();
  return (
    <div className={styles.region} role="status">
      {isOnline ? null : (
        <p className={styles.notice}>
          <b>OFFLINE</b>
          <span>What is on the page stays. The rest waits for the network.</span>
        </p>
      )}
    </div>
  );
}
