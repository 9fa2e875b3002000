import { TimedOut, withTimeout } from '../lib/with-timeout.ts';
import type { Channel, Notifications } from './notifications.ts';

export interface NotifiedCache<T> {
  /** The value as of the last notification; runs no statement while nothing has changed. */
  current(): Promise<T>;
  /** To be called after a commit of one's own, without waiting for the notification. */
  invalidate(): void;
}

/** While no notification can arrive, a value is used this long. */
const WITHOUT_NOTIFICATIONS_MS = 1_000;
/** While there is a value, a reader waits this long for a newer one: the shop answers although the database is slow. */
const RELOAD_TIMEOUT_MS = 300;

/**
 * Keeps what `load` reads until one of the channels notifies of a change. `load` is given the channels that have notified since it was
 * called last.
 */
export function createNotifiedCache<T, Name extends Channel>(
  notifications: Notifications,
  channels: readonly [Name, ...Name[]],
  load: (changed: ReadonlySet<Name>) => Promise<T>,
): NotifiedCache<T> {
  let known: { value: T } | null = null;
  let loadedAt = 0;
  const changed = new Set<Name>(channels);
  let loading: Promise<T> | null = null;
  for (const channel of channels) notifications.on(channel, () => changed.add(channel));
  function invalidate() {
    for (const channel of channels) changed.add(channel);
  }

  async function reload(): Promise<T> {
    const before = new Set(changed);
    // Cleared first: a change that lands while we read makes the value stale again.
    changed.clear();
    try {
      const value = await load(before);
      known = { value };
      loadedAt = Date.now();
      return value;
    } catch (error) {
      for (const channel of before) changed.add(channel);
      // While the database restarts, pages show the last value; checkout reads prices and stock again.
      if (known) return known.value;
      throw error;
    } finally {
      loading = null;
    }
  }

  return {
    invalidate,
    current() {
      const isCurrent = notifications.isConnected || Date.now() - loadedAt < WITHOUT_NOTIFICATIONS_MS;
      if (known && changed.size === 0 && isCurrent) return Promise.resolve(known.value);
      if (!isCurrent) invalidate();
      loading ??= reload();
      if (!known) return loading;
      const { value } = known;
      return withTimeout(RELOAD_TIMEOUT_MS, loading).catch((error: unknown) => {
        if (error instanceof TimedOut) return value;
        throw error;
      });
    },
  };
}
