import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Player } from './player.tsx';
import styles from './tv-set.module.css';
import { useIsSeen } from './use-is-seen.ts';
import type { Show } from './show.ts';
import type { Tv } from './use-tv.ts';

/** Without a message of the player for this long, the screen shows "No signal". */
const PLAYER_TIMEOUT_MS = 6_000;

/**
 * The screen. A show with a video: static and a caption until the player is ready, then the player, or the reel if it never is. A show
 * without: its reel.
 */
export function Tube({ host, tv }: { host: string; tv: Tv }) {
  const { isOn, show, startedAt, isMuted } = tv;
  const { videoId } = show;
  // A new start or another video is another run of the player.
  const run = `${startedAt} ${videoId}`;
  const tube = useRef<HTMLDivElement>(null);
  const isSeen = useIsSeen(tube);
  const [readyRun, setReadyRun] = useState<string>();
  const [timedOutRun, setTimedOutRun] = useState<string>();
  const isShowing = isOn && readyRun === run;
  const hasTimedOut = timedOutRun === run;
  // The focused button is removed with the caption: move the focus.
  function tap() {
    tv.restart();
    tube.current?.focus({ preventScroll: true });
  }
  const onReady = useCallback(() => setReadyRun(run), [run]);

  useEffect(() => {
    if (!isOn || !isSeen || isShowing || videoId === null) return;
    const timer = setTimeout(() => setTimedOutRun(run), PLAYER_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isOn, isSeen, isShowing, run, videoId]);

  return (
    <div ref={tube} className={styles.tube} tabIndex={-1}>
      <div className={styles.picture}>
        <div className={styles.snow} />
        {isOn && (videoId === null || hasTimedOut) ? <Reel key={`reel ${startedAt}`} show={show} /> : null}
        {videoId === null ? null : (
          <noscript>
            <div className={styles.caption}>
              <p>The picture needs JavaScript. The channel guide has plain links.</p>
            </div>
          </noscript>
        )}
        {isOn && !isShowing && videoId !== null ? (
          <div className={`${styles.caption} ${styles.live}`}>
            {hasTimedOut ? (
              <>
                <p>No signal tonight. It may be the antenna, it may be the moon.</p>
                <Button look="gold" onClick={tap}>
                  TAP THE SET
                </Button>
              </>
            ) : (
              <p>Warming up the tube for channel {show.channel}...</p>
            )}
          </div>
        ) : null}
        {isOn && isSeen && videoId !== null ? (
          <Player
            key={run}
            host={host}
            videoId={videoId}
            title={show.title}
            startedAt={startedAt}
            isMuted={isMuted}
            isShowing={isShowing}
            onReady={onReady}
          />
        ) : null}
        <div className={styles.lines} />
      </div>
      <div className={styles.rim} />
    </div>
  );
}

/** Eight pictures side by side, of which one is seen at a time (web/art/tv/tv-shows.ts). */
function Reel({ show }: { show: Show }) {
  return (
    <div className={styles.reel}>
      <img src={`/art/reel-${show.channel}.png`} width="320" height="30" alt={`${show.title}: the show, drawn in pixels`} />
    </div>
  );
}
