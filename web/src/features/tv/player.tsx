import { useEffect, useRef, useState } from 'react';
import { playerUrl } from './player-url.ts';
import styles from './tv-set.module.css';

/** How often "listening" is posted until the player replies. */
const PING_INTERVAL_MS = 500;

interface PlayerProps {
  host: string;
  videoId: string;
  title: string;
  startedAt: number;
  isMuted: boolean;
  isShowing: boolean;
  /** Called on the first message of the player. */
  onReady: () => void;
}

/**
 * The video host's player. A frame that failed to load also fires `load`, and a cross-origin frame cannot be read,
 * so it stays hidden until the player posts a message.
 */
export function Player({ host, videoId, title, startedAt, isMuted, isShowing, onReady }: PlayerProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  // Constant: the sound is switched by message, because a new URL would restart the show.
  const [src] = useState(() => playerUrl(host, { videoId, isMuted, startedAt, origin: location.origin }));

  useEffect(() => {
    if (isShowing) return;
    const timer = setInterval(() => postToFrame(frame.current, { event: 'listening' }), PING_INTERVAL_MS);
    function onMessage({ origin, source }: MessageEvent) {
      if (origin === host && source === frame.current?.contentWindow) onReady();
    }
    addEventListener('message', onMessage);
    return () => {
      clearInterval(timer);
      removeEventListener('message', onMessage);
    };
  }, [host, isShowing, onReady]);

  useEffect(() => {
    if (isShowing) postToFrame(frame.current, { event: 'command', func: isMuted ? 'mute' : 'unMute', args: [] });
  }, [isMuted, isShowing]);

  return (
    <iframe
      ref={frame}
      className={styles.player}
      data-showing={isShowing || undefined}
      src={src}
      title={`Video player: ${title}`}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // oxlint-disable-next-line react/iframe-missing-sandbox -- of another origin, so it cannot remove its own sandbox
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

/** Target origin "*": the messages contain no secrets, and a frame that failed to load would log an error for any other value. */
function postToFrame(frame: HTMLIFrameElement | null, message: Record<string, unknown>) {
  frame?.contentWindow?.postMessage(JSON.stringify(message), '*');
}
