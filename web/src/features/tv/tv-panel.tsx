import { Button } from '../../ui/controls/button.tsx';
import styles from './tv-set.module.css';
import type { Tv } from './use-tv.ts';

/** The controls of the television. */
export function TvPanel({ tv }: { tv: Tv }) {
  const { isOn, isMuted, show, fullUrl } = tv;
  return (
    <div className={styles.panel}>
      <p className={styles.display} data-on={isOn || undefined}>
        CH. {show.channel}
      </p>
      <img className={styles.dial} src="/art/tv-dial.png" width="64" height="64" alt="" />
      <p className={styles.power} data-on={isOn || undefined}>
        TV {isOn ? 'ON' : 'OFF'}
      </p>
      <div className={`${styles.buttons} ${styles.live}`}>
        <Button onClick={tv.togglePower}>{isOn ? 'TURN OFF TV' : 'TURN ON TV'}</Button>
        {show.videoId === null ? null : (
          <Button look={isOn && isMuted ? 'gold' : 'latte'} disabled={!isOn} onClick={tv.toggleSound}>
            {isMuted ? 'UNMUTE' : 'MUTE'}
          </Button>
        )}
        <Button disabled={!isOn} onClick={() => window.open(fullUrl, '_blank', 'noopener,noreferrer')}>
          FULL SCREEN
        </Button>
      </div>
      <div className={styles.speaker} />
    </div>
  );
}
