import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fullUrlOf, playerUrl, previewOf } from './player-url.ts';
import { FANS } from './show.ts';

const HOST = 'https://player.example';
const playing = { videoId: 'a b/c', isMuted: true, startedAt: 1_000_000, origin: 'https://shop.example' };
function paramsOf(url: string) {
  return new URL(url).searchParams;
}

it.each(Object.keys(FANS))('channel %s has a still and a reel', (channel) => {
  for (const file of [`show-${channel}.png`, `reel-${channel}.png`, `reel-${channel}.svg`])
    expect(existsSync(join(import.meta.dirname, '../../../public/art', file)), file).toBe(true);
});

describe('fullUrlOf', () => {
  const page = 'https://videos.example/watch?v=';
  it('is where the video is watched', () => {
    expect(fullUrlOf({ channel: '08', videoId: 'a b' }, page)).toBe('https://videos.example/watch?v=a%20b');
  });

  it('is the reel of a channel without a video', () => {
    expect(fullUrlOf({ channel: '12', videoId: null }, page)).toBe('/art/reel-12.svg');
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

it('previews no half of an emoji', () => {
  expect(previewOf(`${'x'.repeat(59)}😀 and more`)).toBe(`${'x'.repeat(59)}...`);
});
