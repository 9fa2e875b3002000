/** Tells the other tabs of this browser that a conversation has changed: they read it again. */
const CHANNEL = 'brew-quest:chat';

interface Notice {
  sessionId: string;
  slug: string;
}

export function tellOtherTabs(notice: Notice) {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none, it ends at our origin
  channel.postMessage(notice);
  channel.close();
}

export function hearOtherTabs({ sessionId, slug }: Notice, onChange: () => void) {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<Partial<Notice> | null>) => {
    if (data?.sessionId === sessionId && data.slug === slug) onChange();
  });
  return () => channel.close();
}
