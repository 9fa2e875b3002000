import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { playerUrl, previewOf, videoOf } from './player-url.ts';
import { SHOWS } from './shows.ts';

const HOST = 'https://player.example';
const playing = { videoId: 'a b/c', isMuted: true, startedAt: 1_000_000, origin: 'https://shop.example' };
function paramsOf(url: string) {
  return new URL(url).searchParams;
}

describe('the shows', () => {
  it('are six, on the channels of the guide', () => {
    expect(SHOWS.map(({ channel }) => channel)).toEqual(['01', '02', '08', '12', '15', '21']);
  });

  it.each(SHOWS)('describe $title in more text than the guide shows', ({ description }) => {
    expect(description.length).toBeGreaterThan(60);
  });

  it.each(SHOWS)('have a still and a reel for $title', ({ channel }) => {
    for (const file of [`show-${channel}.png`, `reel-${channel}.png`, `reel-${channel}.svg`])
      expect(existsSync(join(import.meta.dirname, '../../../public/art', file)), file).toBe(true);
  });

  it('come from three eras', () => {
    expect(new Set(SHOWS.map(({ era }) => era))).toEqual(new Set(['1990s', '2000s', '2020s']));
  });
});

describe('videoOf', () => {
  const config = { host: HOST, videoPage: 'https://videos.example/watch?v=', videos: [{ channel: '08', videoId: 'a b' }] };
  it('is the video that is set for the channel', () => {
    expect(videoOf('08', config)).toEqual({ videoId: 'a b', fullUrl: 'https://videos.example/watch?v=a%20b' });
  });

  it('is the reel of a channel without a video', () => {
    expect(videoOf('12', config)).toEqual({ videoId: null, fullUrl: '/art/reel-12.svg' });
  });
});

describe('playerUrl', () => {
  it('stays on the host for any video id', () => {
    expect(playerUrl(HOST, playing)).toMatch(/^https:\/\/player\.example\/embed\/a%20b%2Fc\?/);
  });

  it('plays at once, muted by default', () => {
    expect(paramsOf(playerUrl(HOST, playing)).get('autoplay')).toBe('1');
    expect(paramsOf(playerUrl(HOST, playing)).get('mute')).toBe('1');
    expect(paramsOf(playerUrl(HOST, { ...playing, isMuted: false })).get('mute')).toBe('0');
  });

  it('has another time token and cache-busting parameter after every start', () => {
    const [first, second] = [1_000_000, 1_000_001].map((startedAt) => paramsOf(playerUrl(HOST, { ...playing, startedAt })));
    expect(first?.get('t')).toBe('1000000');
    expect(second?.get('t')).toBe('1000001');
    expect(first?.get('cb')).not.toBe(second?.get('cb'));
  });
});

it('previews sixty characters and an ellipsis', () => {
  expect(previewOf('x'.repeat(61))).toBe(`${'x'.repeat(60)}...`);
});
