import { createNotifiedCache, type NotifiedCache } from '../../platform/db/notified-cache.ts';
import { oncePerProcess, type Services } from '../../platform/context/services.ts';
import { type CatalogSnapshot, loadCatalogRows, loadStock, type CatalogRows, takeSnapshot } from './catalog-snapshot.ts';

export type CatalogCache = NotifiedCache<CatalogSnapshot>;

function createCatalogCache({ orm, notifications }: Services): CatalogCache {
  let rows: CatalogRows | null = null;
  return createNotifiedCache(notifications, ['catalog_changed', 'stock_changed'], async (changed) => {
    const em = orm.em.fork();
    if (!rows || changed.has('catalog_changed')) rows = await loadCatalogRows(em);
    return takeSnapshot(rows, await loadStock(em));
  });
}

/** The catalogue's cache of this process. */
export const catalogOf = oncePerProcess(createCatalogCache);
