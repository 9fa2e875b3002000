import type { Store } from '../store/store.ts';

export interface Clock {
  nowMs(): number;
  nowSeconds(): number;
  setOffset(offsetMs: number): void;
  offsetMs(): number;
}

const DEFAULT_SETTINGS = { clockOffsetMs: 0, areWebhooksPaused: false };

/** The providers' clock, which a test can offset from the shop's. */
export function createClock(store: Store): Clock {
  function offsetMs(): number {
    return store.settings.get('settings')?.clockOffsetMs ?? 0;
  }
  return {
    nowMs: () => Date.now() + offsetMs(),
    nowSeconds: () => Math.floor((Date.now() + offsetMs()) / 1000),
    setOffset: (next) => {
      store.settings.put('settings', { ...DEFAULT_SETTINGS, ...store.settings.get('settings'), clockOffsetMs: next });
    },
    offsetMs,
  };
}
