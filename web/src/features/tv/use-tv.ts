import { useState } from 'react';
import { useShell } from '../../lib/shell.ts';
import { type Video, videoOf } from './player-url.ts';
import { SHOWS } from './shows.ts';
import type { Show } from './shows.ts';

export interface Tv {
  isOn: boolean;
  isMuted: boolean;
  show: Show;
  video: Video;
  /** Time token of the running player, in milliseconds. */
  startedAt: number;
  togglePower: () => void;
  toggleSound: () => void;
  /** Restarts the player of the same show. */
  restart: () => void;
  choose: (show: Show) => void;
}

/** State of the television: initially on, first channel, muted. */
export function useTv(): Tv {
  const { tv } = useShell();
  const [isOn, setOn] = useState(true);
  const [isMuted, setMuted] = useState(true);
  const [show, setShow] = useState(SHOWS[0]);
  const [startedAt, setStartedAt] = useState(() => Date.now());
  function restart() {
    return setStartedAt(Date.now());
  }

  return {
    isOn,
    isMuted,
    show,
    video: videoOf(show.channel, tv),
    startedAt,
    restart,
    togglePower() {
      if (!isOn) restart();
      setOn(!isOn);
    },
    toggleSound: () => setMuted(!isMuted),
    choose(next) {
      if (!isOn) return;
      setShow(next);
      restart();
    },
  };
}
