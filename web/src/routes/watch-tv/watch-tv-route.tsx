import { useQuery } from '@apollo/client/react';
import { ChannelGuide } from '../../features/tv/channel-guide.tsx';
import { NowPlaying } from '../../features/tv/now-playing.tsx';
import type { Show } from '../../features/tv/show.ts';
import { TvSet, WaitingTv } from '../../features/tv/tv-set.tsx';
import { useTv } from '../../features/tv/use-tv.ts';
import { WatchTvPageDocument } from '../../generated/watch-tv/graphql.ts';
import { PageMeta } from '../../lib/head/page-meta.tsx';
import { useShell } from '../../lib/shell.ts';
import { useFreshData } from '../../lib/use-fresh-data.ts';
import { DialogBox } from '../../ui/frames/dialog-box.tsx';
import { Window } from '../../ui/frames/window.tsx';
import styles from './watch-tv.module.css';

export function WatchTvRoute() {
  const { shop } = useShell();
  const { data, loading, refetch } = useQuery(WatchTvPageDocument);
  useFreshData(WatchTvPageDocument);
  const shows = data?.tvShows ?? [];
  const [first] = shows;
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
      {first ? (
        <Television shows={shows} first={first} />
      ) : (
        <div className={styles.set}>
          <WaitingTv onRetry={loading ? null : () => void refetch().catch(() => {})} />
        </div>
      )}
    </div>
  );
}

function Television({ shows, first }: { shows: readonly Show[]; first: Show }) {
  const { host } = useShell().tv;
  const tv = useTv(shows, first);
  return (
    <>
      <div className={styles.set}>
        <TvSet host={host} tv={tv} />
      </div>
      <div className={styles.now}>
        <NowPlaying show={tv.show} />
      </div>
      <div className={styles.guide}>
        <ChannelGuide shows={shows} tv={tv} />
      </div>
    </>
  );
}
