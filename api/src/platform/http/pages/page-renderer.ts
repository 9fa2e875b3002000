import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { InlineSources } from '../allow-inline.ts';
import type { ShellConfig } from '../shell-config.ts';

export interface OperationResult {
  data?: unknown;
  errors?: unknown[];
}

interface PageRequest {
  url: string;
  shell: ShellConfig;
  execute(document: string, variables: Record<string, unknown>): Promise<OperationResult>;
}

export interface RenderedPage {
  status: number;
  /** The complete document. */
  html: string;
  inlineSources: InlineSources;
  /** The same for every visitor, so it may be kept by path and content version. */
  isShared: boolean;
}

export interface ListedPage {
  /** "/store/:slug" stands for the page of every product. */
  path: string;
  /** "listed" pages are in the sitemap, "hidden" ones in robots.txt. */
  search: 'listed' | 'unlisted' | 'hidden';
}

/** All that the api knows of the web's server build. */
export interface PageRenderer {
  pages: readonly ListedPage[];
  /** Addresses without a page, and where they lead. */
  movedPaths: Readonly<Record<string, string>>;
  /** Whether the query of an address changes its page: then the page is made for it alone. */
  readsQuery(url: string): boolean | Promise<boolean>;
  renderPage(request: PageRequest): Promise<RenderedPage>;
}

export class RendererMissing extends Error {
  override name = 'RendererMissing';
}

/** A build may still be under way; don't look for it with every request. */
const RETRY_MS = 3_000;

/** Loads `${webDist}/server/entry-server.js` when it is first needed. The loader throws RendererMissing while that fails. */
export function rendererLoader(webDist: string): () => Promise<PageRenderer> {
  const { href } = pathToFileURL(resolve(webDist, 'server/entry-server.js'));
  let loading: Promise<PageRenderer> | null = null;
  async function load(): Promise<PageRenderer> {
    try {
      const loaded = (await import(/* @vite-ignore */ href)) as Partial<PageRenderer>;
      const { renderPage, readsQuery = () => false, pages, movedPaths = {} } = loaded;
      if (typeof renderPage !== 'function' || !Array.isArray(pages)) throw new RendererMissing('entry-server.js exports no pages');
      return { renderPage, readsQuery, pages, movedPaths };
    } catch (error) {
      setTimeout(() => (loading = null), RETRY_MS).unref();
      throw error instanceof RendererMissing ? error : new RendererMissing('the web build could not be loaded', { cause: error });
    }
  }
  return () => (loading ??= load());
}
