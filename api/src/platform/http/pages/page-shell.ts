import { Router, type Request, type Response } from 'express';
import type { Services } from '../../context/services.ts';
import { type Context, createContext } from '../../context/context.ts';
import { TooMany } from '../../lib/access-errors.ts';
import { answerProblem } from '../answer-error.ts';
import { type FailureCode, INTERNAL_MESSAGE, statusOfCode, UNAVAILABLE_MESSAGE, UNAVAILABLE_RETRY_SECONDS } from '../error-status.ts';
import { encodingFor } from '../guards/compress.ts';
import { allowInline } from '../allow-inline.ts';
import { countRequests } from '../guards/request-limit.ts';
import { requestIdOf } from '../request-id.ts';
import { loggedPath } from '../logged-path.ts';
import { shellConfig } from '../shell-config.ts';
import { createPageCache, storePage, type StoredPage } from './page-cache.ts';
import { type OperationResult, type PageRenderer, RendererMissing } from './page-renderer.ts';

/** A page that is made for one visitor takes as long as some ten small requests (docs/reliability.md, INF-33). */
const OWN_PAGE_REQUESTS = 9;

async function send(req: Request, res: Response, page: StoredPage): Promise<void> {
  allowInline(res, page.inlineSources);
  res
    .status(page.status)
    .type('html')
    .set('ETag', page.etag)
    .set('Cache-Control', page.status < 500 ? 'no-cache' : 'no-store')
    .vary('Accept-Encoding');
  if (page.status >= 500) res.set('Retry-After', String(UNAVAILABLE_RETRY_SECONDS));
  const encoding = encodingFor(req);
  if (!encoding) return void res.send(page.html);
  res.set('Content-Encoding', encoding).send(await page.encoded(encoding));
}

/** As Express compares paths: in any case, with or without a slash at the end. */
function movedTo(movedPaths: PageRenderer['movedPaths'], path: string): string | undefined {
  return new Map(Object.entries(movedPaths)).get(path.toLowerCase().replace(/(?<=.)\/$/, ''));
}

export interface PageSource {
  loadRenderer(): Promise<PageRenderer>;
  /** Runs an operation of a page; `failure` is the code of the first error. */
  execute(
    ctx: Context,
    document: string,
    variables: Record<string, unknown>,
  ): Promise<{ result: OperationResult; failure: FailureCode | null }>;
  /** Changes with whatever a shared page shows. */
  contentVersion(): Promise<string>;
}

/** Server-rendered pages: every GET that nothing else answers. */
export function pageRoutes(services: Services, { loadRenderer, execute, contentVersion }: PageSource): Router {
  const cache = createPageCache();

  async function render(url: string, requestId: string): Promise<StoredPage> {
    const { renderPage } = await loadRenderer();
    // The anonymous variant for everybody: only that may be shared.
    const ctx = createContext(services, { kind: 'visitor', ip: 'page' }, requestId);
    let worst = 0;
    const page = await renderPage({
      url,
      shell: shellConfig(services),
      async execute(document, variables) {
        const { result, failure } = await execute(ctx, document, variables);
        if (failure === 'INTERNAL' || failure === 'UNAVAILABLE') worst = Math.max(worst, statusOfCode[failure]);
        return result;
      },
    });
    // The page may well show its error state nicely, but it is no answer to keep.
    return storePage(worst > 0 ? { ...page, status: worst, isShared: false } : page);
  }

  async function find(req: Request): Promise<StoredPage> {
    const requestId = requestIdOf(req);
    const { readsQuery } = await loadRenderer();
    // A search is one visitor's: made for its address, kept for nobody.
    if (await readsQuery(req.url)) {
      await countRequests(services.limits, req, OWN_PAGE_REQUESTS);
      return render(req.url, requestId);
    }
    const version = await contentVersion().catch(() => 'unknown');
    // A shared page is made without the query, or the first visitor's would be in everybody's page.
    const page = await cache.get(`${version} ${req.path}`, () => render(req.path, requestId));
    // Counted afterwards, as many may wait for one rendering: addresses that do not exist are endless.
    if (page.status === 404) await countRequests(services.limits, req, OWN_PAGE_REQUESTS);
    return page.isShared || page.status >= 500 || req.url === req.path ? page : render(req.url, requestId);
  }

  let isMissingLogged = false;
  const router = Router();
  router.get('/{*path}', async (req, res) => {
    try {
      const { movedPaths } = await loadRenderer();
      isMissingLogged = false;
      const moved = movedTo(movedPaths, req.path);
      if (moved !== undefined) return res.redirect(302, moved);
      await send(req, res, await find(req));
    } catch (error) {
      if (error instanceof TooMany) throw error;
      const isMissing = error instanceof RendererMissing;
      // A missing build fails every page; it is logged once.
      if (!isMissing || !isMissingLogged)
        services.log.error({ err: error, requestId: requestIdOf(req), path: loggedPath(req.path) }, 'page could not be rendered');
      isMissingLogged ||= isMissing;
      if (res.headersSent) return void res.destroy();
      const status = isMissing ? 503 : 500;
      answerProblem(req, res, {
        status,
        message: isMissing ? UNAVAILABLE_MESSAGE : INTERNAL_MESSAGE,
        ...(isMissing && { retryAfterSeconds: UNAVAILABLE_RETRY_SECONDS }),
      });
    }
  });
  return router;
}
