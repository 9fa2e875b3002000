import { useSyncExternalStore } from 'react';

/** Downloads that a page cannot be shown without. */
const waiting = new Set<Promise<unknown>>();
const listeners = new Set<() => void>();

function tell() {
  for (const listener of listeners) listener();
}

/** Notes that somebody looks at the old page until this has arrived. Noting it again changes nothing. */
export function noteWaiting(download: Promise<unknown>) {
  if (waiting.has(download)) return;
  waiting.add(download);
  const end = () => {
    waiting.delete(download);
    tell();
  };
  download.then(end, end);
  // Called while a page renders, when no other component may be told yet.
  queueMicrotask(tell);
}

export function useIsWaiting(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting.size > 0,
    () => false,
  );
}
