import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWaiting, PATIENCE_MS } from './waiting.ts';

describe('waiting for the next page', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('says nothing for 400 ms', async () => {
    const waiting = createWaiting();
    const listener = vi.fn();
    waiting.subscribe(listener);
    waiting.note(new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(399);
    expect(waiting.isLong()).toBe(false);
    expect(listener).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(waiting.isLong()).toBe(true);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it.each(['arrives', 'fails'])('shows nothing for a page that %s in time', async (outcome) => {
    const waiting = createWaiting();
    const listener = vi.fn();
    waiting.subscribe(listener);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    waiting.note(promise);
    await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1);
    if (outcome === 'arrives') resolve();
    else reject(new TypeError('gone'));
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    expect(listener).not.toHaveBeenCalled();
  });

  it('ends when the last of several has arrived', async () => {
    const waiting = createWaiting();
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    waiting.note(first.promise);
    waiting.note(first.promise);
    waiting.note(second.promise);
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    first.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(waiting.isLong()).toBe(true);
    second.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(waiting.isLong()).toBe(false);
  });

  it('gives the next page its own 400 ms', async () => {
    const waiting = createWaiting();
    const first = Promise.withResolvers<void>();
    waiting.note(first.promise);
    await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1);
    first.resolve();
    await vi.advanceTimersByTimeAsync(0);
    waiting.note(new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1);
    expect(waiting.isLong()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(waiting.isLong()).toBe(true);
  });
});
