import { useEffect, useRef, useState } from 'react';
import { playerUrl } from './player-url.ts';
import styles from './tv-set.module.css';

/** How often the player is asked whether it is there yet. */
const CALL_EVERY_MS = 500;

interface PlayerProps {
  host: string;
  videoId: string;
  title: string;
  startedAt: number;
  isMuted: boolean;
  isShowing: boolean;
  /** The player has answered. */
  onAnswer: () => void;
}

/**
 * The host's player. A frame that could not be loaded looks like one that was (both fire `load`, neither can be looked into),
 * so the picture stays hidden until the player itself has spoken.
 */
export function Player({ host, videoId, title, startedAt, isMuted, isShowing, onAnswer }: PlayerProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  // Not to be changed by a switch of the sound, which is done by message: a new address would start the show anew.
  const [src] = useState(() => playerUrl(host, { videoId, isMuted, startedAt, origin: location.origin }));

  useEffect(() => {
    if (isShowing) return;
    const timer = setInterval(() => tell(frame.current, { event: 'listening' }), CALL_EVERY_MS);
    function hear({ origin, source }: MessageEvent) {
      if (origin === host && source === frame.current?.contentWindow) onAnswer();
    }
    addEventListener('message', hear);
    return () => {
      clearInterval(timer);
      removeEventListener('message', hear);
    };
  }, [host, isShowing, onAnswer]);

  useEffect(() => {
    if (isShowing) tell(frame.current, { event: 'command', func: isMuted ? 'mute' : 'unMute', args: [] });
  }, [isMuted, isShowing]);

  return (
    <iframe
      ref={frame}
      className={styles.player}
      data-showing={isShowing || undefined}
      src={src}
      title={`Video player: ${title}`}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // oxlint-disable-next-line react/iframe-missing-sandbox -- of another origin, so it cannot take its own sandbox away
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

/** Nothing in it is secret, and a frame that could not be loaded has no origin to name: a named one would fill the console. */
function tell(frame: HTMLIFrameElement | null, message: Record<string, unknown>) {
  frame?.contentWindow?.postMessage(JSON.stringify(message), '*');
}
