import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
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
  /** The same for every visitor, so it may be kept by path and catalogue version. */
  isShared: boolean;
}

/** All that the api knows of the web's server build. */
export interface PageRenderer {
  /** Whether the query of an address changes its page: then the page is made for it alone. */
  readsQuery(url: string): boolean;
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
      if (typeof loaded.renderPage !== 'function') throw new RendererMissing('entry-server.js exports no renderPage');
      return { renderPage: loaded.renderPage, readsQuery: loaded.readsQuery ?? (() => false) };
    } catch (error) {
      setTimeout(() => (loading = null), RETRY_MS).unref();
      throw error instanceof RendererMissing ? error : new RendererMissing('the web build could not be loaded', { cause: error });
    }
  }
  return () => (loading ??= load());
}
