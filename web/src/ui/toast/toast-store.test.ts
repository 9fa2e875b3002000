import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastStore, TOAST_REMOVAL_DELAY_MS } from './toast-store.ts';

describe('toast store', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('keeps one toast, the newest', () => {
    const store = createToastStore();
    store.add({ title: 'first' });
    store.add({ title: 'second' });
    expect(store.list().map((toast) => toast.title)).toEqual(['second']);
  });

  it('closes on dismiss and removes 1,000,000 ms later', () => {
    const store = createToastStore();
    const id = store.add({ title: 'bye' });
    store.dismiss(id);
    expect(store.list()).toMatchObject([{ title: 'bye', isOpen: false }]);
    vi.advanceTimersByTime(TOAST_REMOVAL_DELAY_MS - 1);
    expect(store.list()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(store.list()).toHaveLength(0);
  });

  it('does not remove the toast that replaced a dismissed one', () => {
    const store = createToastStore();
    store.dismiss(store.add({ title: 'old' }));
    store.add({ title: 'new' });
    vi.advanceTimersByTime(TOAST_REMOVAL_DELAY_MS);
    expect(store.list()).toMatchObject([{ title: 'new', isOpen: true }]);
  });

  it('updates in place and calls its listeners', () => {
    const store = createToastStore();
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    const id = store.add({ title: 'a' });
    store.update(id, { title: 'b' });
    stop();
    store.remove(id);
    expect(listener).toHaveBeenCalledTimes(2);
    expect(store.list()).toEqual([]);
  });
});
