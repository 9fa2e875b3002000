/** Messages between the tabs of this browser: a conversation has changed and is to be reloaded. */
const CHANNEL = 'brew-quest:chat';

interface Notice {
  sessionId: string;
  slug: string;
}

export function notifyOtherTabs(notice: Notice) {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- BroadcastChannel takes no target origin; only our own origin receives
  channel.postMessage(notice);
  channel.close();
}

export function onOtherTabChange({ sessionId, slug }: Notice, onChange: () => void) {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<Partial<Notice> | null>) => {
    if (data?.sessionId === sessionId && data.slug === slug) onChange();
  });
  return () => channel.close();
}
