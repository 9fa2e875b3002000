import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Player } from './player.tsx';
import styles from './tv-set.module.css';
import { useIsSeen } from './use-is-seen.ts';
import type { Tv } from './use-tv.ts';

/** Without a message of the player for this long, the screen shows "No signal". */
const PLAYER_TIMEOUT_MS = 6_000;

/** The screen: static, a caption until the player is ready, then the player. */
export function Tube({ host, tv }: { host: string; tv: Tv }) {
  const { isOn, show, startedAt, isMuted } = tv;
  const tube = useRef<HTMLDivElement>(null);
  const isSeen = useIsSeen(tube);
  const [readyAt, setReadyAt] = useState<number>();
  const [timedOutAt, setTimedOutAt] = useState<number>();
  const isShowing = isOn && readyAt === startedAt;
  const hasTimedOut = timedOutAt === startedAt;
  // The focused button is removed with the caption: move the focus.
  function tap() {
    tv.restart();
    tube.current?.focus({ preventScroll: true });
  }
  const onReady = useCallback(() => setReadyAt(startedAt), [startedAt]);

  useEffect(() => {
    if (!isOn || !isSeen || isShowing) return;
    const timer = setTimeout(() => setTimedOutAt(startedAt), PLAYER_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isOn, isSeen, isShowing, startedAt]);

  return (
    <div ref={tube} className={styles.tube} tabIndex={-1}>
      <div className={styles.picture}>
        <div className={styles.snow} />
        <noscript>
          <div className={styles.caption}>
            <p>The picture needs JavaScript. The channel guide has plain links.</p>
          </div>
        </noscript>
        {isOn && !isShowing ? (
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
        {isOn && isSeen ? (
          <Player
            key={startedAt}
            host={host}
            videoId={show.id}
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
