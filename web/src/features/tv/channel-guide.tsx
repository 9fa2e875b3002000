import { Window } from '../../ui/frames/window.tsx';
import styles from './channel-guide.module.css';
import { useShell } from '../../lib/shell.ts';
import { fullUrlOf, previewOf } from './player-url.ts';
import type { Show } from './show.ts';
import type { Tv } from './use-tv.ts';

/** All channels. They can be chosen while the set is on. */
export function ChannelGuide({ shows, tv }: { shows: readonly Show[]; tv: Tv }) {
  const { videoPage } = useShell().tv;
  return (
    <Window title="CHANNEL GUIDE" icon="i-tv" className={styles.guide}>
      <noscript>
        <div className={`well ${styles.channels}`}>
          <ul className={styles.list}>
            {shows.map((show) => (
              <li key={show.channel} className={styles.row}>
                <Entry show={show} />
                <a href={fullUrlOf(show, videoPage)}>Watch {show.title}</a>
              </li>
            ))}
          </ul>
        </div>
      </noscript>
      <p className={styles.hint}>Click on a show to change the channel!</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll it while the set is off */}
      <div className={`well ${styles.channels} ${styles.live}`} role="group" aria-label="Channels" tabIndex={0}>
        <ul className={styles.list}>
          {shows.map((show) => (
            <li key={show.channel}>
              <button
                type="button"
                className={styles.row}
                disabled={!tv.isOn}
                aria-current={show.channel === tv.show.channel ? 'true' : undefined}
                onClick={() => tv.choose(show)}
              >
                <Entry show={show} />
              </button>
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.foot}>CHANNEL SURFING SINCE 1990</p>
    </Window>
  );
}

function Entry({ show }: { show: Show }) {
  return (
    <>
      <img src={`/art/show-${show.channel}.png`} width="80" height="60" alt="" />
      <span className={styles.entry}>
        <b>{show.title}</b>
        <span className={styles.where}>
          CH. {show.channel} · {show.season}
        </span>
        <span className={styles.preview}>{previewOf(show.description)}</span>
      </span>
    </>
  );
}
