import { Router } from 'express';
import { catalogOf } from '../modules/catalog/index.ts';
import { answerProblem } from '../platform/http/answer-error.ts';
import { UNAVAILABLE_MESSAGE, UNAVAILABLE_RETRY_SECONDS } from '../platform/http/error-status.ts';
import { type ListedPage, type PageRenderer, RendererMissing } from '../platform/http/pages/page-renderer.ts';
import type { App } from './app.ts';

/** The parameter of the page of a product; other paths of the sitemap have none. */
const PRODUCT_PARAMETER = ':slug';

function pathsOf(pages: readonly ListedPage[], search: ListedPage['search']): string[] {
  return pages.filter((page) => page.search === search).map(({ path }) => path);
}

function robotsOf(pages: readonly ListedPage[], origin: string): string {
  const hidden = pathsOf(pages, 'hidden').map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...hidden, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

function sitemapOf(pages: readonly ListedPage[], slugs: readonly string[], origin: string): string {
  const paths = pathsOf(pages, 'listed').flatMap((path) =>
    path.includes(PRODUCT_PARAMETER) ? slugs.map((slug) => path.replace(PRODUCT_PARAMETER, encodeURIComponent(slug))) : [path],
  );
  const urls = paths.map((path) => `  <url><loc>${origin}${path}</loc></url>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
}

/** GET /robots.txt and /sitemap.xml, from the web's list of pages. The sitemap lists the products that there are now. */
export function crawlerRoutes(app: App, loadRenderer: () => Promise<PageRenderer>): Router {
  const { origin } = new URL(app.env.PUBLIC_URL);
  const router = Router();
  function answer(path: string, type: string, textOf: (pages: readonly ListedPage[]) => Promise<string>): void {
    router.get(path, async (req, res) => {
      try {
        const { pages } = await loadRenderer();
        res
          .type(type)
          .set('Cache-Control', 'public, max-age=3600')
          .send(await textOf(pages));
      } catch (error) {
        if (!(error instanceof RendererMissing)) throw error;
        answerProblem(req, res, { status: 503, message: UNAVAILABLE_MESSAGE, retryAfterSeconds: UNAVAILABLE_RETRY_SECONDS });
      }
    });
  }
  answer('/robots.txt', 'text/plain', async (pages) => robotsOf(pages, origin));
  answer('/sitemap.xml', 'application/xml', async (pages) => {
    const { products } = await catalogOf({ services: app }).current();
    const slugs = products.map(({ slug }) => slug);
    return sitemapOf(pages, slugs, origin);
  });
  return router;
}
