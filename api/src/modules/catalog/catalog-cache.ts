import { TimedOut, withTimeout } from '../../platform/lib/with-timeout.ts';
import { oncePerProcess, type Services } from '../../platform/context/services.ts';
import { type CatalogSnapshot, loadCatalogRows, loadStock, type CatalogRows, takeSnapshot } from './catalog-snapshot.ts';

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
  let rows: CatalogRows | null = null;
  let snapshot: CatalogSnapshot | null = null;
  let loadedAt = 0;
  let areRowsStale = true;
  let isStockStale = true;
  let loading: Promise<CatalogSnapshot> | null = null;
  function invalidate() {
    areRowsStale = true;
  }
  notifications.on('catalog_changed', invalidate);
  notifications.on('stock_changed', () => {
    isStockStale = true;
  });

  async function reload(): Promise<CatalogSnapshot> {
    const wereRowsStale = areRowsStale;
    // Cleared first: a change that lands while we read makes it stale again.
    areRowsStale = false;
    isStockStale = false;
    try {
      const em = orm.em.fork();
      if (!rows || wereRowsStale) rows = await loadCatalogRows(em);
      snapshot = takeSnapshot(rows, await loadStock(em));
      loadedAt = Date.now();
      return snapshot;
    } catch (error) {
      areRowsStale ||= wereRowsStale;
      isStockStale = true;
      // While the database restarts, pages show the last snapshot; checkout reads prices and stock again.
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
      if (snapshot && !areRowsStale && !isStockStale && isCurrent) return Promise.resolve(snapshot);
      if (!isCurrent) areRowsStale = true;
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
