import { TimedOut, withTimeout } from '../../platform/lib/with-timeout.ts';
import { oncePerProcess, type Services } from '../../platform/context/services.ts';
import { type CatalogSnapshot, loadShelf, loadStock, type Shelf, takeSnapshot } from './catalog-snapshot.ts';

export interface CatalogCache {
  /** The catalogue as of the last notification; runs no statement while nothing has changed. */
  current(): Promise<CatalogSnapshot>;
  /** To be called after a commit of one's own, without waiting for the notification. */
  invalidate(): void;
}

/** While no notification can arrive, a snapshot is used this long. */
const WITHOUT_NOTIFICATIONS_MS = 1_000;
/** While there is a snapshot, a reader waits this long for a newer one: the shop answers although the database is slow. */
const RELOAD_TIMEOUT_MS = 300;

function createCatalogCache({ orm, notifications }: Services): CatalogCache {
  let shelf: Shelf | null = null;
  let snapshot: CatalogSnapshot | null = null;
  let loadedAt = 0;
  let isShelfStale = true;
  let isStockStale = true;
  let loading: Promise<CatalogSnapshot> | null = null;
  function invalidate() {
    isShelfStale = true;
  }
  notifications.on('catalog_changed', invalidate);
  notifications.on('stock_changed', () => {
    isStockStale = true;
  });

  async function reload(): Promise<CatalogSnapshot> {
    const wasShelfStale = isShelfStale;
    // Cleared first: a change that lands while we read makes it stale again.
    isShelfStale = false;
    isStockStale = false;
    try {
      const em = orm.em.fork();
      if (!shelf || wasShelfStale) shelf = await loadShelf(em);
      snapshot = takeSnapshot(shelf, await loadStock(em));
      loadedAt = Date.now();
      return snapshot;
    } catch (error) {
      isShelfStale ||= wasShelfStale;
      isStockStale = true;
      // The shelf of a moment ago beats an empty page while the database restarts; checkout re-reads prices and stock itself.
      if (snapshot) return snapshot;
      throw error;
    } finally {
      loading = null;
    }
  }

  return {
    invalidate,
    current() {
      const isCurrent = notifications.isConnected || Date.now() - loadedAt < WITHOUT_NOTIFICATIONS_MS;
      if (snapshot && !isShelfStale && !isStockStale && isCurrent) return Promise.resolve(snapshot);
      if (!isCurrent) isShelfStale = true;
      loading ??= reload();
      if (!snapshot) return loading;
      const known = snapshot;
      return withTimeout(RELOAD_TIMEOUT_MS, loading).catch((error: unknown) => {
        if (error instanceof TimedOut) return known;
        throw error;
      });
    },
  };
}

/** The catalogue's cache of this process. */
export const catalogOf = oncePerProcess(createCatalogCache);
