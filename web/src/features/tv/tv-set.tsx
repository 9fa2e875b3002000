import type { ReactNode } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Tube } from './tube.tsx';
import { TvPanel } from './tv-panel.tsx';
import styles from './tv-set.module.css';
import type { Tv } from './use-tv.ts';

export function TvSet({ host, tv }: { host: string; tv: Tv }) {
  return (
    <Cabinet status={tv.isOn ? `TV on, channel ${tv.show.channel}: ${tv.show.title}` : 'TV off'}>
      <Tube host={host} tv={tv} />
      <TvPanel tv={tv} />
    </Cabinet>
  );
}

/** The television before its shows have come, and when they do not. */
export function WaitingTv({ onRetry }: { onRetry: (() => void) | null }) {
  const words = onRetry ? 'No signal tonight. The shop did not answer.' : 'Warming up the tube...';
  return (
    <Cabinet status={words}>
      <div className={styles.tube}>
        <div className={styles.picture}>
          <div className={styles.snow} />
          <div className={styles.caption}>
            <p>{words}</p>
            {onRetry ? (
              <Button look="gold" onClick={onRetry}>
                TAP THE SET
              </Button>
            ) : null}
          </div>
          <div className={styles.lines} />
        </div>
        <div className={styles.rim} />
      </div>
      <div className={styles.panel}>
        <div className={styles.speaker} />
      </div>
    </Cabinet>
  );
}

/** The furniture, and the sleeping character on it. */
function Cabinet({ status, children }: { status: string; children: ReactNode }) {
  return (
    <section className={styles.stage} aria-label="Television">
      <div className={styles.top}>
        <img className={styles.sleeper} src="/art/decaf-destiny.png" width="96" height="96" alt="" />
        <img className={styles.antenna} src="/art/tv-antenna.png" width="192" height="72" alt="" />
        <img className={styles.popcorn} src="/art/tv-popcorn.png" width="96" height="64" alt="" />
      </div>
      <div className={styles.cabinet}>{children}</div>
      <div className={styles.feet} />
      <p className="sr" role="status">
        {status}
      </p>
    </section>
  );
}
