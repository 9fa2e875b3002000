import { DialogBox } from '../../ui/frames/dialog-box.tsx';
import { Window } from '../../ui/frames/window.tsx';
import { FANS } from './show.ts';
import type { Show } from './show.ts';
import styles from './tv-set.module.css';

export function NowPlaying({ show }: { show: Show }) {
  const { title, season, era, channel, description } = show;
  const fan = FANS[channel];
  return (
    <Window title="NOW PLAYING" icon="i-tv" className={styles.now}>
      <div className={styles.programme}>
        <img className={styles.still} src={`/art/show-${channel}.png`} width="240" height="180" alt="" />
        <div>
          <h3>{title}</h3>
          <dl className={styles.facts}>
            <div>
              <dt>Season</dt>
              <dd>{season}</dd>
            </div>
            <div>
              <dt>Era</dt>
              <dd>{era}</dd>
            </div>
            <div>
              <dt>Channel</dt>
              <dd>{channel}</dd>
            </div>
          </dl>
          <p>{description}</p>
        </div>
      </div>
      {fan ? (
        <div className={styles.fan}>
          <img src={`/art/${fan.slug}.png`} width="96" height="96" alt="" />
          <DialogBox who={fan.name}>
            <p>{fan.quote}</p>
          </DialogBox>
        </div>
      ) : null}
    </Window>
  );
}
