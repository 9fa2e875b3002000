import { oncePerProcess, type Services } from '../../platform/context/services.ts';
import { type CatalogSnapshot, loadShelf, loadStock, type Shelf, takeSnapshot } from './catalog-snapshot.ts';

export interface CatalogCache {
  /** The catalogue as of the last change heard; costs no statement while nothing has changed. */
  current(): Promise<CatalogSnapshot>;
  /** To be called after a commit of one's own, without waiting for the notification. */
  invalidate(): void;
}

/** While the database can't tell us of changes, a snapshot is trusted this long. */
const UNHEARD_TRUST_MS = 1_000;
/** A reader doesn't wait longer for news while there is a snapshot: the shop answers although the database is slow. */
const PATIENCE_MS = 300;

const createCatalogCache = ({ orm, notifications }: Services): CatalogCache => {
  let shelf: Shelf | null = null;
  let snapshot: CatalogSnapshot | null = null;
  let loadedAt = 0;
  let isShelfStale = true;
  let isStockStale = true;
  let loading: Promise<CatalogSnapshot> | null = null;
  const invalidate = () => {
    isShelfStale = true;
  };
  notifications.on('catalog_changed', invalidate);
  notifications.on('stock_changed', () => {
    isStockStale = true;
  });

  const reload = async (): Promise<CatalogSnapshot> => {
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
  };

  const orAfterPatience = (fresh: Promise<CatalogSnapshot>, old: CatalogSnapshot): Promise<CatalogSnapshot> => {
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<CatalogSnapshot>((resolve) => {
      timer = setTimeout(() => resolve(old), PATIENCE_MS);
    });
    return Promise.race([fresh, patience]).finally(() => clearTimeout(timer));
  };

  return {
    invalidate,
    current() {
      const isHeard = notifications.isConnected || Date.now() - loadedAt < UNHEARD_TRUST_MS;
      if (snapshot && !isShelfStale && !isStockStale && isHeard) return Promise.resolve(snapshot);
      if (!isHeard) isShelfStale = true;
      loading ??= reload();
      return snapshot ? orAfterPatience(loading, snapshot) : loading;
    },
  };
};

/** The catalogue's cache of this process. */
export const catalogOf = oncePerProcess(createCatalogCache);
