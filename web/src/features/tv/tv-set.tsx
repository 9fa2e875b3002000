import { Tube } from './tube.tsx';
import { TvPanel } from './tv-panel.tsx';
import styles from './tv-set.module.css';
import type { Tv } from './use-tv.ts';

/** The television and the sleeping character on it. */
export function TvSet({ host, tv }: { host: string; tv: Tv }) {
  return (
    <section className={styles.stage} aria-label="Television">
      <div className={styles.top}>
        <img className={styles.sleeper} src="/art/decaf-destiny.png" width="96" height="96" alt="" />
        <img className={styles.antenna} src="/art/tv-antenna.png" width="192" height="72" alt="" />
        <img className={styles.popcorn} src="/art/tv-popcorn.png" width="96" height="64" alt="" />
      </div>
      <div className={styles.cabinet}>
        <Tube host={host} tv={tv} />
        <TvPanel tv={tv} />
      </div>
      <div className={styles.feet} />
      <p className="sr" role="status">
        {tv.isOn ? `TV on, channel ${tv.show.channel}: ${tv.show.title}` : 'TV off'}
      </p>
    </section>
  );
}
