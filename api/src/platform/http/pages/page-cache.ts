import { createHash } from 'node:crypto';
import { compressBody, type Encoding } from '../guards/compress.ts';
import type { InlineSources } from '../allow-inline.ts';
import type { RenderedPage } from './page-renderer.ts';

export interface StoredPage {
  status: number;
  isShared: boolean;
  inlineSources: InlineSources;
  html: Buffer;
  etag: string;
  /** Compressed once, on first demand. */
  encoded(encoding: Encoding): Promise<Buffer>;
}

export function storePage({ status, html, isShared, inlineSources }: RenderedPage): StoredPage {
  const body = Buffer.from(html);
  const packed = new Map<Encoding, Promise<Buffer>>();
  return {
    status,
    isShared,
    inlineSources,
    html: body,
    // Weak: the same page, whichever way it is compressed.
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    encoded(encoding) {
      const done = packed.get(encoding) ?? compressBody(body, encoding);
      packed.set(encoding, done);
      return done;
    },
  };
}

/** Anyone can ask for any path, so the number kept is bounded; the content version in the key is what normally ends a page. */
const MOST_PAGES = 200;
const LONGEST_MS = 60_000;

export interface PageCache {
  /** The page kept under the key, or the one that `render` makes; many who ask at once wait for one rendering. */
  get(key: string, render: () => Promise<StoredPage>): Promise<StoredPage>;
}

export function createPageCache(now: () => number = () => performance.now()): PageCache {
  const entries = new Map<string, { page: Promise<StoredPage>; until: number }>();
  return {
    get(key, render) {
      const known = entries.get(key);
      if (known && known.until > now()) {
        // Moved to the end: the page that nobody asked for the longest is dropped first.
        entries.delete(key);
        entries.set(key, known);
        return known.page;
      }
      const entry = { page: render(), until: now() + LONGEST_MS };
      entries.delete(key);
      entries.set(key, entry);
      function evict() {
        if (entries.get(key) === entry) entries.delete(key);
      }
      entry.page.then((page) => page.isShared || evict(), evict);
      if (entries.size > MOST_PAGES) entries.delete(entries.keys().next().value!);
      return entry.page;
    },
  };
}
