import { useState } from 'react';
import { useShell } from '../../lib/shell.ts';
import { fullUrlOf } from './player-url.ts';
import type { Show } from './show.ts';

export interface Tv {
  isOn: boolean;
  isMuted: boolean;
  show: Show;
  /** What FULL SCREEN opens. */
  fullUrl: string;
  /** Time token of the running player, in milliseconds. */
  startedAt: number;
  togglePower: () => void;
  toggleSound: () => void;
  /** Restarts the player of the same show. */
  restart: () => void;
  choose: (show: Show) => void;
}

/** State of the television: initially on, first channel, muted. */
export function useTv(shows: readonly Show[], first: Show): Tv {
  const { tv } = useShell();
  const [isOn, setOn] = useState(true);
  const [isMuted, setMuted] = useState(true);
  const [channel, setChannel] = useState(first.channel);
  const show = shows.find((one) => one.channel === channel) ?? first;
  const [startedAt, setStartedAt] = useState(() => Date.now());
  function restart() {
    return setStartedAt(Date.now());
  }

  return {
    isOn,
    isMuted,
    show,
    fullUrl: fullUrlOf(show, tv.videoPage),
    startedAt,
    restart,
    togglePower() {
      if (!isOn) restart();
      setOn(!isOn);
    },
    toggleSound: () => setMuted(!isMuted),
    choose(next) {
      if (!isOn) return;
      setChannel(next.channel);
      restart();
    },
  };
}
