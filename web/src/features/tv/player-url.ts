import { cutText } from '../../lib/text/cut-text.ts';
import type { Show } from './show.ts';

const PREVIEW_LENGTH = 60;

/** What FULL SCREEN opens. `videoPage` is where a video is watched outside of the shop, without its id. */
export function fullUrlOf({ channel, videoId }: Pick<Show, 'channel' | 'videoId'>, videoPage: string): string {
  return videoId === null ? `/art/reel-${channel}.svg` : `${videoPage}${encodeURIComponent(videoId)}`;
}

export interface Playing {
  videoId: string;
  isMuted: boolean;
  /** When the set was switched on or the channel chosen, in milliseconds: a new value restarts the player. */
  startedAt: number;
  /** Target origin of the player's messages. */
  origin: string;
}

/** URL of the embedded player: starts playing, and is never cached. */
export function playerUrl(host: string, { videoId, isMuted, startedAt, origin }: Playing): string {
  const url = new URL(`/embed/${encodeURIComponent(videoId)}`, host);
  url.search = new URLSearchParams({
    autoplay: '1',
    mute: isMuted ? '1' : '0',
    playsinline: '1',
    rel: '0',
    enablejsapi: '1',
    origin,
    t: String(startedAt),
    cb: `${videoId}-${startedAt.toString(36)}`,
  }).toString();
  return url.href;
}

/** The first sixty characters, for the channel guide. */
export function previewOf(description: string): string {
  return `${cutText(description, PREVIEW_LENGTH)}...`;
}
