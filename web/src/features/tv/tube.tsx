import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Player } from './player.tsx';
import styles from './tv-set.module.css';
import { useIsSeen } from './use-is-seen.ts';
import type { Tv } from './use-tv.ts';

/** After this long without a word of the player the set admits that nothing comes in. */
const PATIENCE_MS = 6_000;

/** The screen: static at the back, a caption while nothing comes in, the player in front of it once it has answered. */
export function Tube({ host, tv }: { host: string; tv: Tv }) {
  const { isOn, show, startedAt, isMuted } = tv;
  const tube = useRef<HTMLDivElement>(null);
  const isSeen = useIsSeen(tube);
  const [answeredAt, setAnsweredAt] = useState<number>();
  const [lostAt, setLostAt] = useState<number>();
  const isShowing = isOn && answeredAt === startedAt;
  const isLost = lostAt === startedAt;
  // The button leaves with the caption, and the focus must not be lost with it.
  function tap() {
    tv.restart();
    tube.current?.focus({ preventScroll: true });
  }
  const answer = useCallback(() => setAnsweredAt(startedAt), [startedAt]);

  useEffect(() => {
    if (!isOn || !isSeen || isShowing) return;
    const timer = setTimeout(() => setLostAt(startedAt), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isOn, isSeen, isShowing, startedAt]);

  return (
    <div ref={tube} className={styles.tube} tabIndex={-1}>
      <div className={styles.picture}>
        <div className={styles.snow} />
        <noscript>
          <style>{`.${styles.live}{display:none}`}</style>
          <div className={styles.caption}>
            <p>The picture needs JavaScript. The channel guide has plain links.</p>
          </div>
        </noscript>
        {isOn && !isShowing ? (
          <div className={`${styles.caption} ${styles.live}`}>
            {isLost ? (
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
            onAnswer={answer}
          />
        ) : null}
        <div className={styles.lines} />
      </div>
      <div className={styles.rim} />
    </div>
  );
}
