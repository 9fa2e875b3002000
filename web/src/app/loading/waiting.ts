import { useSyncExternalStore } from 'react';

/** Most pages are there sooner, and what flashes up only unsettles. By the clock, since a style sheet's delay ends where motion is switched off. */
export const PATIENCE_MS = 400;

/** Knows of downloads that a page cannot be shown without, and whether somebody has been waiting for long. */
export function createWaiting() {
  const downloads = new Set<Promise<unknown>>();
  const listeners = new Set<() => void>();
  let isLong = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function set(value: boolean) {
    if (value === isLong) return;
    isLong = value;
    for (const listener of listeners) listener();
  }

  return {
    /** Notes that somebody looks at the old page until this has arrived. Noting it again changes nothing. */
    note(download: Promise<unknown>) {
      if (downloads.has(download)) return;
      if (downloads.size === 0) timer = setTimeout(() => set(true), PATIENCE_MS);
      downloads.add(download);
      function end() {
        downloads.delete(download);
        if (downloads.size > 0) return;
        clearTimeout(timer);
        set(false);
      }
      download.then(end, end);
    },
    isLong: () => isLong,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const waiting = createWaiting();

export function useIsWaiting(): boolean {
  return useSyncExternalStore(waiting.subscribe, waiting.isLong, () => false);
}
