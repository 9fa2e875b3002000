import type { BrowserContext } from '@playwright/test';

/** The only stranger that the shop may frame, and where FULL SCREEN leads. */
export const VIDEO_HOST = 'https://www.youtube-nocookie.com';
export const VIDEO_SITE = 'https://www.youtube.com';

/** The videos of the shop of a worker, by channel; the other channels play their reels. */
export const VIDEOS = [
  [1, 'bqSpicyNews'],
  [21, 'bqLockers21'],
] as const;

function page(script: string) {
  return `<!doctype html>
<html lang="en"><head><title>Player</title></head>
<body><main><h1>Player</h1><p id="sound"></p></main><script>${script}</script></body></html>`;
}

/** Answers as the real player does: when it is listened to, and to commands. */
const player = page(`
  const sound = (isMuted) => (document.getElementById('sound').textContent = isMuted ? 'Sound off' : 'Sound on');
  sound(new URLSearchParams(location.search).get('mute') === '1');
  addEventListener('message', ({ data, source }) => {
    const message = JSON.parse(data);
    if (message.event === 'listening') source.postMessage(JSON.stringify({ event: 'onReady' }), '*');
    if (message.func) sound(message.func === 'mute');
  });
`);

function html(body: string) {
  return { contentType: 'text/html', body };
}

/** No test needs the internet: the host of the videos is two small pages. A route turns the browser's cache off. */
export async function playVideoHost(context: BrowserContext): Promise<void> {
  await context.route(`${VIDEO_HOST}/**`, (route) => route.fulfill(html(player)));
  await context.route(`${VIDEO_SITE}/**`, (route) => route.fulfill(html(page(''))));
}

/** A host that is reached but never speaks, as a browser's own page for a lost connection does. */
export async function silenceVideoHost(context: BrowserContext): Promise<void> {
  await context.route(`${VIDEO_HOST}/**`, (route) => route.fulfill(html(page(''))));
}
