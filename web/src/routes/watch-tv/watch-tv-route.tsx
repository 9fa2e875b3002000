import { ChannelGuide } from '../../features/tv/channel-guide.tsx';
import { NowPlaying } from '../../features/tv/now-playing.tsx';
import { TvSet } from '../../features/tv/tv-set.tsx';
import { useTv } from '../../features/tv/use-tv.ts';
import { PageMeta } from '../../lib/head/page-meta.tsx';
import { useShell } from '../../lib/shell.ts';
import { DialogBox } from '../../ui/frames/dialog-box.tsx';
import { Window } from '../../ui/frames/window.tsx';
import styles from './watch-tv.module.css';

export function WatchTvRoute() {
  const { tv: config, shop } = useShell();
  const tv = useTv();
  return (
    <div className={`page ${styles.room}`}>
      <PageMeta
        title="Retro TV"
        description="Six channels, one antenna and a bowl of popcorn: classic 90s cartoons on the little television at the end of the counter."
        path="/watch-tv"
        image="/art/og/watch-tv.png"
        imageAlt="Four cups on the counter watch a show on the little television"
      />
      <Window title={`${shop.name} RETRO TV`} level={1} icon="i-tv" className={styles.intro}>
        <div className={styles.host}>
          <img src="/art/friendly-neighborhood.png" width="96" height="96" alt="" />
          <DialogBox who="Neighbor">
            <p>Classic 90s cartoons on six channels, and one good cushion. There is a rota for the cushion.</p>
          </DialogBox>
        </div>
      </Window>
      <div className={styles.set}>
        <TvSet host={config.host} tv={tv} />
      </div>
      <div className={styles.now}>
        <NowPlaying show={tv.show} />
      </div>
      <div className={styles.guide}>
        <ChannelGuide tv={tv} />
      </div>
    </div>
  );
}
